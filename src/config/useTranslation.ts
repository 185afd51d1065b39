import { useContext, useEffect, useState } from 'react';
import { type I18n, I18nContext } from '@/lib/i18n';
import type { Translate } from '@/lib/translate';

interface Translation {
  t: Translate;
  i18n: I18n;
  /** The namespace has loaded. */
  isReady: boolean;
}

/** Texts without values, by namespace and key. */
export type FoundTexts = Map<string, Map<string, string>>;

const cache = new WeakMap<I18n, Map<string, Translation>>();
const sharedTexts = new WeakMap<I18n, FoundTexts>();

/** Shares the texts that instances of one language have found: a server makes an instance for each page. */
export const shareTexts = (i18n: I18n, texts: FoundTexts): void => void sharedTexts.set(i18n, texts);

/** A function that keeps each text without values: a page asks for some of them at each of its products. */
function rememberTexts(t: Translate, texts: Map<string, string>): Translate {
  return (key, values) => {
    if (values) return t(key, values);
    const text = texts.get(key);
    if (text !== undefined) return text;
    const found = t(key);
    // A key that is its own text is missing: its namespace may still load.
    if (found !== key) texts.set(key, found);
    return found;
  };
}

/** One object per instance and namespace, because the language of an instance never changes. */
function translationOf(i18n: I18n, namespace: string): Translation {
  const namespaces = cache.get(i18n) ?? new Map<string, Translation>();
  const cached = namespaces.get(namespace);
  if (cached) return cached;
  const texts = sharedTexts.get(i18n)?.get(namespace) ?? new Map<string, string>();
  sharedTexts.get(i18n)?.set(namespace, texts);
  const translation = { t: rememberTexts(i18n.translateIn(namespace), texts), i18n, isReady: false };
  cache.set(i18n, namespaces.set(namespace, translation));
  return translation;
}

/** The translations of a namespace, loaded when they are missing. */
export function useTranslation(namespace = 'site'): Translation {
  const i18n = useContext(I18nContext);
  const [, setLoadedNamespace] = useState('');
  const translation = translationOf(i18n, namespace);
  translation.isReady ||= i18n.hasLoadedNamespace(namespace);
  const { isReady } = translation;
  useEffect(() => {
    if (!isReady) void i18n.loadNamespaces([namespace]).then(() => setLoadedNamespace(namespace));
  }, [i18n, namespace, isReady]);
  return translation;
}
