import type { DeviceRow } from '@contract/desk/devices';
import { useTranslation } from '@/config/useTranslation';
import { SelectField } from '@/ui/SelectField';
import styles from './Devices.module.css';
import { type DeviceFilters, groupsOf, stateFilters, tagsOf } from './deviceFilters';

interface Props {
  devices: readonly DeviceRow[];
  locations: readonly { id: string; name: string }[];
  filters: DeviceFilters;
  onChange: (name: keyof DeviceFilters, value: string) => void;
}

const sameText = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Filters by state, location, group and tag. A filter without a choice is left out. */
export function DeviceFilterFields({ devices, locations, filters, onChange }: Props) {
  const { t } = useTranslation('devices');
  const fields = [
    ['state', stateFilters.map((value) => ({ value, label: t(`states.${value}`) }))],
    ['location', locations.map(({ id, name }) => ({ value: id, label: name }))],
    ['group', sameText(groupsOf(devices))],
    ['tag', sameText(tagsOf(devices))],
  ] as const;
  return (
    <div className={styles.filters}>
      {fields
        .filter(([name, choices]) => choices.length > 0 || filters[name] !== '')
        .map(([name, choices]) => (
          <SelectField
            key={name}
            label={t(`filters.${name}`)}
            isLabelHidden
            placeholder={t(`filters.${name}Any`)}
            value={filters[name]}
            onChange={({ target }) => onChange(name, target.value)}
            choices={choices}
          />
        ))}
    </div>
  );
}
