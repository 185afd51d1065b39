import type { Product } from '@contract/product';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useTranslation } from '@/config/useTranslation';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { Button } from '@/ui/Button';
import { Drawer } from '@/ui/Drawer';
import styles from './OutletDrawer.module.css';

/** Drawer with returned or opened units of the same product at their own prices. */
export function OutletDrawer({ outlets }: { outlets: Product[] }) {
  const { t } = useTranslation('product');
  const config = useConfig();
  const [isOpen, setOpen] = useState(false);
  if (outlets.length === 0) return null;
  return (
    <>
      <Button variant="secondary" icon="tag" onClick={() => setOpen(true)}>
        {t('outlets', { count: outlets.length })}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('outletsTitle')}
        closeLabel={t('closeOutlets')}
      >
        <p className={styles.help}>
          {t('outletsHelp')}{' '}
          {hasFeature(config, 'store_locator') && <Link to="/stores">{t('outletsStores')}</Link>}
        </p>
        <ul className={styles.list}>
          {outlets.map((outlet) => (
            <li key={outlet.entity_id}>
              <ProductTile product={outlet} mode="list" />
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
