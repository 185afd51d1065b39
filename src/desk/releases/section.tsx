import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Versions of the kiosk shell. */
export const section: Section = {
  path: 'releases',
  label: 'sections.releases',
  icon: 'download',
  order: 70,
  role: 'viewer',
  Component: lazy(() => import('./ReleasesPage')),
};
