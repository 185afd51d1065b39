import { useEffect } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { whenIdle } from '@/lib/whenUsable';

/** Fetches code and texts of the product page when a list has settled: the next click is most likely one on a product. */
export function useWarmProductPage(): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    // A guess that fails is no fault: the click itself asks again.
    const load = () =>
      void import('./ProductPage')
        .then(({ namespaces }) => i18n.loadNamespaces([...namespaces]))
        .catch(() => undefined);
    return whenIdle(load);
  }, [i18n]);
}
