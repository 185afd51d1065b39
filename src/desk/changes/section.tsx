import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** The audit log. */
export const section: Section = {
  path: 'changes',
  label: 'sections.changes',
  icon: 'clock',
  order: 95,
  role: 'owner',
  Component: lazy(() => import('./ChangesPage')),
};
