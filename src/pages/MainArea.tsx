import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { productPreview } from '@/features/product/data/productPreview';
import { hasGreyBackground } from '@/features/site/hasGreyBackground';
import { MAIN_ID } from '@/features/site/navigation/RouteFocus';
import styles from './MainArea.module.css';
import { ProductPreview } from './ProductPreview';

const nothing = () => null;

/**
 * The main element. While a clicked tile's product page loads, the tile's data is shown instead of the previous page.
 */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const config = useConfig();
  const preview = useSyncExternalStore(productPreview.subscribe, productPreview.product, nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another address is here
  useLayoutEffect(productPreview.clear, [key]);
  useEffect(() => {
    window.addEventListener('popstate', productPreview.clear);
    return () => window.removeEventListener('popstate', productPreview.clear);
  }, []);

  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={styles.main}
      data-ground={hasGreyBackground(pathname, config) ? 'grey' : undefined}
      data-look={preview ? true : undefined}
    >
      {preview && <ProductPreview key={preview.entity_id} product={preview} />}
      {children}
    </main>
  );
}
