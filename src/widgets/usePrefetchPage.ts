import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenUsed } from '@/browser/scheduling';

/** Prefetches code and texts of the page that the next click most likely opens, once this one is used. load: the same at each render */
export function usePrefetchPage(load: () => Promise<{ namespaces: readonly string[] }>): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      whenUsed(() => {
        load()
          .then(({ namespaces }) => i18n.loadNamespaces([...namespaces]))
          // The click loads the page again.
          .catch(() => undefined);
      }),
    [i18n, load],
  );
}
