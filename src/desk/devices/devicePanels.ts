import { includesRole, type Role } from '@contract/desk/deskCall';
import type { DeviceDetails } from '@contract/desk/devices';
import type { ComponentType } from 'react';

/** A panel on a device's page. */
export interface DevicePanel {
  /** Sort order on the page, ascending. */
  order: number;
  /** The minimum role that sees it. */
  role: Role;
  Component: ComponentType<{ details: DeviceDetails }>;
}

/** Each file in the folder panels is a panel of the page; a new one needs no other change. */
const files = import.meta.glob<{ panel: DevicePanel }>('./panels/*.tsx', { eager: true });

const all = Object.entries(files)
  .map(([file, { panel }]) => ({ file, ...panel }))
  .sort((one, other) => one.order - other.order);

export const visiblePanels = (role: Role) => all.filter((panel) => includesRole(role, panel.role));
