import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** The person's own account. */
export const section: Section = {
  path: 'account',
  label: 'sections.account',
  icon: 'lock',
  order: 99,
  role: 'viewer',
  Component: lazy(() => import('./AccountPage')),
};
