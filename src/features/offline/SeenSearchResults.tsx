import type { Product } from '@contract/product';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/ui/Notice';
import styles from './SeenSearchResults.module.css';
import { searchSeen } from './searchSeen';
import { seenProducts } from './seenStore';

interface Props {
  term: string;
  renderTile: (product: Product) => ReactNode;
  /** The button that retries the search in the shop. */
  retry: ReactNode;
}

/** Results of an offline search, limited to products that this device has seen, which is stated. */
export function SeenSearchResults({ term, renderTile, retry }: Props) {
  const { t, ready: isReady } = useTranslation('offline');
  const [products, setProducts] = useState<Product[] | null>(null);
  useEffect(() => {
    seenProducts()
      .then((all) => setProducts(searchSeen(all, term)))
      .catch(() => setProducts([]));
  }, [term]);
  if (!isReady || !products) return null;
  return (
    <>
      <Notice tone="warn" title={t('searchLimited')} action={retry}>
        {t('searchFound', { count: products.length, term })}
      </Notice>
      {products.length > 0 && (
        <ul className={styles.results}>
          {products.map((product) => (
            <li key={product.entity_id}>{renderTile(product)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
