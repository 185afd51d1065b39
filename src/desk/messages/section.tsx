import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Messages on the screens. */
export const section: Section = {
  path: 'messages',
  label: 'sections.messages',
  icon: 'chat',
  order: 40,
  role: 'viewer',
  Component: lazy(() => import('./MessagesPage')),
};
