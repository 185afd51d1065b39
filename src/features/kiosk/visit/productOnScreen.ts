import type { ProductPage } from '@contract/product';
import { safeDecode } from '@contract/safeDecode';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { ApiRoot } from '@/features/product/data/findProductInCache';

/** Chromium's Navigation API, because the controls of a visit are outside the router. */
const navigation: EventTarget | undefined =
  typeof window === 'undefined' ? undefined : (window as { navigation?: EventTarget }).navigation;

function subscribe(changed: () => void): () => void {
  navigation?.addEventListener('currententrychange', changed);
  return () => navigation?.removeEventListener('currententrychange', changed);
}

/** The path of the page on the screen. */
export const usePagePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** The loaded product of a product page; null on any other page. */
export const findProductOnScreen = (
  { api: { queries } }: ApiRoot,
  path: string,
): Pick<ProductPage, 'entity_id' | 'name'> | null => {
  const key = /\/product\/([^/]+)$/.exec(path)?.[1];
  if (!key) return null;
  for (const query of Object.values(queries)) {
    if (query?.endpointName !== 'getProduct' || query.status !== 'fulfilled') continue;
    const product = query.data as ProductPage;
    if (product.url_key === safeDecode(key) || product.entity_id === key) return product;
  }
  return null;
};

/** The product on the screen; updated when it has loaded. */
export const useProductOnScreen = (path: string) =>
  useSelector((state: ApiRoot) => findProductOnScreen(state, path));
