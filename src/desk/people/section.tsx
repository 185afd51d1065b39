import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** The people of the desk. */
export const section: Section = {
  path: 'people',
  label: 'sections.people',
  icon: 'user',
  order: 90,
  role: 'owner',
  Component: lazy(() => import('./PeoplePage')),
};
