import { type DeviceRow, deviceStates } from '@contract/desk/devices';
import { useSearchParams } from 'react-router-dom';

const names = ['state', 'location', 'group', 'tag'] as const;
type FilterName = (typeof names)[number];
export type DeviceFilters = Record<FilterName, string>;

/** The filters of the list, in the URL so that the browser's Back and a link keep them. 'alerts' is a state as well. */
export function useDeviceFilters(): [DeviceFilters, (name: FilterName, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as DeviceFilters;
  const change = (name: FilterName, value: string) =>
    setSearch(
      (previous) => {
        if (value === '') previous.delete(name);
        else previous.set(name, value);
        return previous;
      },
      { replace: true },
    );
  return [filters, change];
}

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
