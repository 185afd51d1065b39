import { type DeviceRow, deviceStates } from '@contract/desk/devices';

export const filterNames = ['state', 'location', 'group', 'tag'] as const;
export type DeviceFilters = Record<(typeof filterNames)[number], string>;

/** 'alerts' is a state as well. */
export const stateFilters = ['alerts', ...deviceStates] as const;

/** Without a filter, revoked devices are not listed. */
export function matchesFilters(device: DeviceRow, { state, location, group, tag }: DeviceFilters): boolean {
  const isOfState =
    state === ''
      ? device.state !== 'revoked'
      : state === 'alerts'
        ? device.alerts.length > 0 && device.state !== 'revoked'
        : device.state === state;
  return (
    isOfState &&
    (location === '' || device.store_id === location) &&
    (group === '' || device.group === group) &&
    (tag === '' || device.tags.includes(tag))
  );
}

/** All groups and tags that devices have, in order. */
export const groupsOf = (devices: readonly DeviceRow[]): string[] =>
  [...new Set(devices.map(({ group }) => group).filter(Boolean))].sort();
export const tagsOf = (devices: readonly DeviceRow[]): string[] =>
  [...new Set(devices.flatMap(({ tags }) => tags))].sort();
