import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { firstLook } from '@/features/product/firstLook';
import { hasGreyGround } from '@/features/site/greyGround';
import { MAIN_ID } from '@/features/site/RouteFocus';
import styles from './PageArea.module.css';
import { ProductLook } from './ProductLook';

const nothing = () => null;

/** The page; while a pressed tile's product is on its way, what the tile knows of it instead of the page before. */
export function PageArea({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  const config = useConfig();
  const look = useSyncExternalStore(firstLook.subscribe, firstLook.product, nothing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of another address is here
  useLayoutEffect(firstLook.end, [key]);
  useEffect(() => {
    window.addEventListener('popstate', firstLook.end);
    return () => window.removeEventListener('popstate', firstLook.end);
  }, []);

  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className={styles.main}
      data-ground={hasGreyGround(pathname, config) ? 'grey' : undefined}
      data-look={look ? true : undefined}
    >
      {look && <ProductLook key={look.entity_id} product={look} />}
      {children}
    </main>
  );
}
