import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenUsed } from '@/lib/scheduling';

/** Prefetches code and texts of the product page once a listing is used: the next click is most likely on a product. */
export function usePrefetchProductPage(): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    // A failed prefetch is ignored: the click loads the page again.
    const load = () =>
      void import('./ProductPage')
        .then(({ namespaces }) => i18n.loadNamespaces([...namespaces]))
        .catch(() => undefined);
    return whenUsed(load);
  }, [i18n]);
}
