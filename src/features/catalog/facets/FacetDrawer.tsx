import type { Facet } from '@contract/category';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersCleared, type ListingState } from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { Facets } from './Facets';
import styles from './Facets.module.css';

interface Props {
  total: number;
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/**
 * The filter button and its drawer, on a small screen and at a kiosk; changes are applied to the listing immediately. The drawer's state is
 * local, so that opening it does not render the listing.
 */
export function FacetDrawer({ total, facets, state, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const selected = Object.values(state.filters).flat().length;
  const footer = (
    <div className={styles.footer}>
      <Button variant="secondary" onClick={() => onChange(filtersCleared(state))}>
        {t('clearAll')}
      </Button>
      <Button onClick={close}>{t('showProducts', { count: total })}</Button>
    </div>
  );
  return (
    <>
      {facets.length > 0 && (
        <Button className={styles.opener} variant="secondary" icon="filter" onClick={() => setOpen(true)}>
          {selected > 0 ? t('filtersSelected', { count: selected }) : t('filters')}
        </Button>
      )}
      <Drawer
        side="sheet"
        isOpen={isOpen}
        onClose={close}
        title={t('filters')}
        closeLabel={t('closeFilters')}
        footer={footer}
      >
        <Facets facets={facets} state={state} onChange={onChange} />
      </Drawer>
    </>
  );
}
