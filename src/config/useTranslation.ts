import type { i18n, TFunction } from 'i18next';
import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';

interface Translation {
  t: TFunction;
  i18n: i18n;
}

const cache = new WeakMap<i18n, Map<string, Translation>>();

/** One object per i18next instance and namespace, because the language of an instance never changes. */
function translationOf(i18n: i18n, namespace: string): Translation {
  const namespaces = cache.get(i18n) ?? new Map<string, Translation>();
  const translation = namespaces.get(namespace) ?? { t: i18n.getFixedT(null, namespace), i18n };
  cache.set(i18n, namespaces.set(namespace, translation));
  return translation;
}

/**
 * The translations of a namespace, loaded when they are missing. Cheaper than react-i18next's hook, which also listens
 * for language changes: a list of products calls this hook hundreds of times.
 */
export function useTranslation(namespace = 'site'): Translation & { isReady: boolean } {
  const { i18n } = useContext(I18nContext);
  const [, setLoadedNamespace] = useState('');
  const isReady = i18n.hasLoadedNamespace(namespace);
  useEffect(() => {
    if (!isReady) void i18n.loadNamespaces(namespace).then(() => setLoadedNamespace(namespace));
  }, [i18n, namespace, isReady]);
  return { ...translationOf(i18n, namespace), isReady };
}
