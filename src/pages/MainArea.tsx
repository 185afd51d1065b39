import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { productPreview } from '@/features/product/data/productPreview';
import { hasGreyBackground } from '@/features/site/hasGreyBackground';
import { MAIN_ID } from '@/features/site/navigation/RouteFocus';
import styles from './MainArea.module.css';
import { ProductPreview } from './ProductPreview';

const noPreview = () => null;

/**
 * The main element. While a clicked tile's product page loads, the tile's data is shown instead of the previous page.
 */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const config = useConfig();
  const preview = useSyncExternalStore(productPreview.subscribe, productPreview.product, noPreview);

  // The preview ends when the navigation has rendered the new page.
  const previousKey = useRef(key);
  useLayoutEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    productPreview.clear();
  }, [key]);
  useEffect(() => {
    window.addEventListener('popstate', productPreview.clear);
    return () => window.removeEventListener('popstate', productPreview.clear);
  }, []);

  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={styles.main}
      data-background={hasGreyBackground(pathname, config) ? 'grey' : undefined}
      data-preview={preview ? true : undefined}
    >
      {preview && <ProductPreview key={preview.entity_id} product={preview} />}
      {children}
    </main>
  );
}
