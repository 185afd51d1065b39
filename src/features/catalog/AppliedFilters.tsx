import { useRef } from 'react';
import type { Facet } from '@/api/contract/category';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './AppliedFilters.module.css';
import { ALSO_UNKNOWN, filtersCleared, valuesChosen, valueToggled } from './listingChanges';
import type { ListingState } from './listingUrl';
import { useFilterLabel } from './useFilterLabel';
import type { ShowListing } from './useListingUrl';

interface Props {
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/** What is chosen, each to be taken back. The group stays and takes focus when the chip that had it is gone. */
export function AppliedFilters({ facets, state, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const labelOf = useFilterLabel(facets);
  const group = useRef<HTMLFieldSetElement>(null);
  const isRoom = (code: string) => facets.some((facet) => facet.code === code && facet.type === 'fit');
  const applied = Object.entries(state.filters).flatMap(([code, values]) =>
    // A room is one choice, whatever stands beside it.
    (isRoom(code) ? values.filter((value) => value !== ALSO_UNKNOWN) : values).map((value) => ({
      code,
      value,
    })),
  );
  const change: ShowListing = (next) => {
    group.current?.focus();
    onChange(next);
  };
  const takeBack = (code: string, value: string) =>
    change((asked) => (isRoom(code) ? valuesChosen(asked, code, []) : valueToggled(asked, code, value)));
  return (
    <fieldset
      className={styles.applied}
      ref={group}
      tabIndex={-1}
      data-empty={applied.length === 0 || undefined}
    >
      <legend className="visually-hidden">{t('filtersInUse')}</legend>
      {applied.map(({ code, value }) => (
        <button
          type="button"
          className={styles.chip}
          key={`${code} ${value}`}
          aria-label={t('removeFilter', { filter: labelOf(code, value) })}
          onClick={() => takeBack(code, value)}
        >
          {labelOf(code, value)}
          <Icon name="close" size={1} />
        </button>
      ))}
      {applied.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => change(filtersCleared)}>
          {t('clearAll')}
        </button>
      )}
    </fieldset>
  );
}
