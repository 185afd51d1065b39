import type { Facet } from '@contract/category';
import { useTranslation } from '@/config/useTranslation';
import { filtersCleared, type ListingState } from '@/features/catalog/listing/listingState';
import type { ShowListing } from '@/features/catalog/listing/useListingUrl';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import { Facets } from './Facets';
import styles from './Facets.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  total: number;
  facets: Facet[];
  state: ListingState;
  onChange: ShowListing;
}

/** Drawer with the facets on a small screen and on a kiosk; the listing updates at once. */
export function FacetDrawer({ isOpen, onClose, total, facets, state, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const footer = (
    <div className={styles.footer}>
      <Button variant="secondary" onClick={() => onChange(filtersCleared)}>
        {t('clearAll')}
      </Button>
      <Button onClick={onClose}>{t('showProducts', { count: total })}</Button>
    </div>
  );
  return (
    <Drawer
      side="sheet"
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('closeFilters')}
      footer={footer}
    >
      <Facets facets={facets} state={state} onChange={onChange} />
    </Drawer>
  );
}
