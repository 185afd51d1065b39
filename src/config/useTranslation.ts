import type { i18n, TFunction } from 'i18next';
import { useContext, useEffect, useState } from 'react';
import { I18nContext } from 'react-i18next';

interface Translation {
  t: TFunction;
  i18n: i18n;
  /** The namespace has loaded. */
  isReady: boolean;
}

/** Texts without values, by namespace and key. */
export type Texts = Map<string, Map<string, string>>;

const cache = new WeakMap<i18n, Map<string, Translation>>();
const sharedTexts = new WeakMap<i18n, Texts>();

/** Shares the texts that instances of one language have found: a server makes an instance for each page. */
export const shareTexts = (i18n: i18n, texts: Texts): void => void sharedTexts.set(i18n, texts);

/**
 * A function that keeps each text without values: finding it again costs i18next as much as the first time, and a page
 * asks for some of them at each of its products.
 */
function rememberTexts(t: TFunction, texts: Map<string, string>): TFunction {
  const translate = (key: string, values?: Record<string, unknown>): string => {
    if (values) return t(key, values);
    const text = texts.get(key);
    if (text !== undefined) return text;
    const found = t(key);
    // A key that is its own text is missing: its namespace may still load.
    if (found !== key) texts.set(key, found);
    return found;
  };
  return Object.assign(translate, t) as TFunction;
}

/** One object per i18next instance and namespace, because the language of an instance never changes. */
function translationOf(i18n: i18n, namespace: string): Translation {
  const namespaces = cache.get(i18n) ?? new Map<string, Translation>();
  const cached = namespaces.get(namespace);
  if (cached) return cached;
  const texts = sharedTexts.get(i18n)?.get(namespace) ?? new Map<string, string>();
  sharedTexts.get(i18n)?.set(namespace, texts);
  const translation = { t: rememberTexts(i18n.getFixedT(null, namespace), texts), i18n, isReady: false };
  cache.set(i18n, namespaces.set(namespace, translation));
  return translation;
}

/**
 * The translations of a namespace, loaded when they are missing. Cheaper than react-i18next's hook, which also listens
 * for language changes: a list of products calls this hook hundreds of times.
 */
export function useTranslation(namespace = 'site'): Translation {
  const { i18n } = useContext(I18nContext);
  const [, setLoadedNamespace] = useState('');
  const translation = translationOf(i18n, namespace);
  translation.isReady ||= i18n.hasLoadedNamespace(namespace);
  const { isReady } = translation;
  useEffect(() => {
    if (!isReady) void i18n.loadNamespaces(namespace).then(() => setLoadedNamespace(namespace));
  }, [i18n, namespace, isReady]);
  return translation;
}
