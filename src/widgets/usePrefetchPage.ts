import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { whenUsed } from '@/browser/scheduling';

/**
 * Prefetches code and texts of the page that the next click will most likely open, once the current one is used. load: the same function at
 * each render
 */
export function usePrefetchPage(load: () => Promise<{ namespaces: readonly string[] }>): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      whenUsed(() => {
        load()
          .then(({ namespaces }) => i18n.loadNamespaces([...namespaces]))
          // The click will load the page again.
          .catch(() => undefined);
      }),
    [i18n, load],
  );
}
