import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { filtersCleared, type ListingState } from './listingState';
import type { ShowListing } from './useListingUrl';

interface Props {
  state: ListingState;
  onChange: ShowListing;
  /** Alternatives to the empty listing. */
  children?: ReactNode;
}

/** Shown for an empty listing: offers to clear the filters or to look elsewhere. */
export function EmptyListing({ state, onChange, children }: Props) {
  const { t } = useTranslation('catalog');
  const isFiltered = Object.keys(state.filters).length > 0;
  return (
    <EmptyState
      icon="search"
      title={isFiltered ? t('noMatches') : t('emptyListing')}
      action={isFiltered && <Button onClick={() => onChange(filtersCleared(state))}>{t('clearAll')}</Button>}
    >
      <p>{isFiltered ? t('noMatchesHelp') : t('emptyListingHelp')}</p>
      {children}
    </EmptyState>
  );
}
