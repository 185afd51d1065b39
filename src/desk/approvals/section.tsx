import { lazy } from 'react';
import type { Section } from '@/desk/sections';

/** Reviews and blog comments that await approval. */
export const section: Section = {
  path: 'approvals',
  label: 'sections.approvals',
  icon: 'check',
  order: 60,
  role: 'viewer',
  Component: lazy(() => import('./ApprovalsPage')),
};
