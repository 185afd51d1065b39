import { pagePaths } from '@contract/paths';
import type { Product } from '@contract/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { Drawer } from '@/ui/Drawer';
import styles from './OutletDrawer.module.css';

interface Props {
  outlets: Product[];
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer of the outlet pieces. */
export function OutletList({ outlets, isOpen, onClose }: Props) {
  const { t } = useTranslation('product');
  const config = useConfig();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('outletsTitle')} closeLabel={t('closeOutlets')}>
      <p className={styles.help}>
        {t('outletsHelp')}{' '}
        {hasFeature(config, 'store_locator') && <Link to={pagePaths.stores}>{t('outletsStores')}</Link>}
      </p>
      <ul className={styles.list}>
        {outlets.map((outlet) => (
          <li key={outlet.entity_id}>
            <ProductTile product={outlet} mode="list" />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
