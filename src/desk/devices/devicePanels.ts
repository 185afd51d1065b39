import { includesRole, type Role } from '@contract/desk/deskCall';
import type { DeviceDetails } from '@contract/desk/devices';
import type { ComponentType } from 'react';

/** A part of a device's page. */
export interface DevicePanel {
  /** Place on the page, ascending. */
  order: number;
  /** The lowest role that sees it. */
  role: Role;
  Component: ComponentType<{ details: DeviceDetails }>;
}

/** Each file of the folder panels is a part of the page: a new one needs no other change. */
const files = import.meta.glob<{ panel: DevicePanel }>('./panels/*.tsx', { eager: true });

const all = Object.entries(files)
  .map(([file, { panel }]) => ({ file, ...panel }))
  .sort((one, other) => one.order - other.order);

export const visiblePanels = (role: Role) => all.filter((panel) => includesRole(role, panel.role));
