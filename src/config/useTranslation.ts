import type { i18n, TFunction } from 'i18next';
import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';

interface Texts {
  t: TFunction;
  i18n: i18n;
}

const made = new WeakMap<i18n, Map<string, Texts>>();

/** One for each screen and namespace: the language of a screen never changes. */
function textsOf(i18n: i18n, namespace: string): Texts {
  const known = made.get(i18n) ?? new Map<string, Texts>();
  const texts = known.get(namespace) ?? { t: i18n.getFixedT(null, namespace), i18n };
  made.set(i18n, known.set(namespace, texts));
  return texts;
}

/**
 * The texts of a locale file, fetched if they are not here yet. Does without what react-i18next's own hook spends on
 * languages that change: a list of products calls it hundreds of times.
 */
export function useTranslation(namespace = 'site'): Texts & { isReady: boolean } {
  const { i18n } = useContext(I18nContext);
  const [, setComeBy] = useState('');
  const isReady = i18n.hasLoadedNamespace(namespace);
  useEffect(() => {
    if (!isReady) void i18n.loadNamespaces(namespace).then(() => setComeBy(namespace));
  }, [i18n, namespace, isReady]);
  return { ...textsOf(i18n, namespace), isReady };
}
