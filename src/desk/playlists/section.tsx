import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** What the screens show, where and when. */
export const section: Section = {
  path: 'playlists',
  label: 'sections.playlists',
  icon: 'play',
  order: 20,
  role: 'viewer',
  Component: lazy(() => import('./PlaylistsPage')),
};
