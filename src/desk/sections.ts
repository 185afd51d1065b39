import { includesRole, type Role } from '@contract/desk/deskCall';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { IconName } from '@/ui/iconPaths';

/** A section of the desk: an entry of its navigation with its own screens. */
export interface Section {
  /** Path below /desk. */
  path: string;
  label: ParseKeys<'desk/frame'>;
  icon: IconName;
  /** Sort order in the navigation, ascending. */
  order: number;
  /** The minimum role that sees it. */
  role: Role;
  Component: ComponentType;
}

/** Each folder with a section.tsx is a section; a new one needs no other change. */
const files = import.meta.glob<{ section: Section }>('./*/section.tsx', { eager: true });

const all = Object.values(files)
  .map(({ section }) => section)
  .sort((one, other) => one.order - other.order);

export const visibleSections = (role: Role): Section[] => all.filter((one) => includesRole(role, one.role));

/** The bar.tsx of a folder is shown on every screen of the desk, below the header. */
const barFiles = import.meta.glob<{ Bar: ComponentType }>('./*/bar.tsx', { eager: true });
export const bars = Object.entries(barFiles).map(([file, { Bar }]) => ({ file, Bar }));
