import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Clips, images and product cards. */
export const section: Section = {
  path: 'media',
  label: 'sections.media',
  icon: 'image',
  order: 30,
  role: 'viewer',
  Component: lazy(() => import('./MediaPage')),
};
