import type { DeviceRow } from '@contract/desk/devices';
import { useTranslation } from 'react-i18next';
import { FilterFields, wordChoices } from '@/desk/ui/FilterFields';
import { type DeviceFilters, filterNames, groupsOf, stateFilters, tagsOf } from './deviceFilters';

interface Props {
  devices: readonly DeviceRow[];
  locations: readonly { id: string; name: string }[];
  filters: DeviceFilters;
  onChange: (name: keyof DeviceFilters, value: string) => void;
}

/** Filters by state, location, group and tag. */
export function DeviceFilterFields({ devices, locations, filters, onChange }: Props) {
  const { t } = useTranslation('desk/devices');
  const choicesOf = {
    state: stateFilters.map((value) => ({ value, label: t(`states.${value}`) })),
    location: locations.map(({ id, name }) => ({ value: id, label: name })),
    group: wordChoices(groupsOf(devices)),
    tag: wordChoices(tagsOf(devices)),
  };
  const fields = filterNames.map((name) => ({
    name,
    label: t(`filters.${name}`),
    any: t(`filters.${name}Any`),
    choices: choicesOf[name],
  }));
  return <FilterFields fields={fields} filters={filters} onChange={onChange} />;
}
