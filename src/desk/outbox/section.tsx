import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** The emails of the shop. */
export const section: Section = {
  path: 'outbox',
  label: 'sections.outbox',
  icon: 'upload',
  order: 65,
  role: 'viewer',
  Component: lazy(() => import('./OutboxPage')),
};
