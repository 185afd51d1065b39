import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Proof of play, and what shoppers did at the kiosks. */
export const section: Section = {
  path: 'reports',
  label: 'sections.reports',
  icon: 'list',
  order: 75,
  role: 'viewer',
  Component: lazy(() => import('./ReportsPage')),
};
