import { createContext } from 'react';
import { type Texts, type Translate, translate } from './translate';

/** Texts of one language by namespace. */
export type Translations = Record<string, Texts>;

/** Loads the texts of a namespace. language: the part of a locale by which files are named */
export type LoadTexts = (language: string, namespace: string) => Promise<Texts>;

/** The texts of one browser page, or of one render on the server. */
export interface I18n {
  /** BCP 47 */
  language: string;
  /** What has loaded. */
  translations: Translations;
  /** The function that finds the texts of a namespace; the key frame:save is of the namespace frame. */
  translateIn(namespace: string): Translate;
  hasLoadedNamespace(namespace: string): boolean;
  /** Loads what is missing of the namespaces. Never rejects: what could not load is requested again by the next call. */
  loadNamespaces(namespaces: readonly string[]): Promise<void>;
}

/** The language of a locale: en-CA reads the files of en, because regions have no files. */
export const languagePart = (locale: string) => locale.split('-')[0] ?? locale;

export function createI18n(locale: string, load: LoadTexts, preloaded: Translations = {}): I18n {
  const translations = { ...preloaded };
  const loading = new Map<string, Promise<void>>();
  const hasLoadedNamespace = (namespace: string) => Object.hasOwn(translations, namespace);
  async function loadOne(namespace: string) {
    try {
      translations[namespace] = await load(languagePart(locale), namespace);
    } catch {
      // The page shows keys instead of texts, and works.
    }
    loading.delete(namespace);
  }
  return {
    language: locale,
    translations,
    translateIn:
      (namespace) =>
      (key, values = {}) => {
        const [, other = namespace, name = key] = /^(\w+):(.+)$/.exec(key) ?? [];
        return translate(translations[other] ?? {}, name, values, locale) ?? values.defaultValue ?? name;
      },
    hasLoadedNamespace,
    async loadNamespaces(namespaces) {
      const missing = namespaces.filter((namespace) => !hasLoadedNamespace(namespace));
      for (const namespace of missing)
        if (!loading.has(namespace)) loading.set(namespace, loadOne(namespace));
      await Promise.all(missing.map((namespace) => loading.get(namespace)));
    },
  };
}

export const I18nContext = createContext<I18n>(createI18n('en', async () => ({})));
