import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Screens in the showrooms: state, registration, alerts. */
export const section: Section = {
  path: 'devices',
  label: 'sections.devices',
  icon: 'expand',
  order: 10,
  role: 'viewer',
  Component: lazy(() => import('./DevicesSection')),
};
