import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Contact, quote and swatch requests of shoppers. */
export const section: Section = {
  path: 'requests',
  label: 'sections.requests',
  icon: 'mail',
  order: 55,
  role: 'viewer',
  Component: lazy(() => import('./RequestsPage')),
};
