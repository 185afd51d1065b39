import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** The orders of the shop. */
export const section: Section = {
  path: 'orders',
  label: 'sections.orders',
  icon: 'box',
  order: 50,
  role: 'viewer',
  Component: lazy(() => import('./OrdersSection')),
};
