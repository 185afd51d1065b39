import { type BackendModule, createInstance, type i18n, type Module, type ResourceLanguage } from 'i18next';

export type I18n = i18n;

/** Texts of one language by namespace. */
export type Translations = ResourceLanguage;

interface Options {
  /** Loads the namespaces that `texts` does not contain, by language, because regions have no files. */
  backend?: Module;
  /** Namespaces to load before the first render. */
  namespaces?: readonly string[];
  texts?: Translations;
}

/** The language of a locale: en-CA reads the files of en, because regions have no files. */
export const languagePart = (locale: string) => locale.split('-')[0] ?? locale;

/** A backend that reads one namespace of one language. */
export const backendOf = (read: (language: string, namespace: string) => Promise<object>): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) =>
    void read(language, namespace).then(
      (texts) => done(null, { ...texts }),
      (error) => done(error, null),
    ),
});

/**
 * Creates the texts of a browser page, a server render, or the desk. Never rejects: a namespace that can't be loaded shows its keys.
 * locale: BCP 47; also determines numbers and plurals
 */
export async function createI18n(locale: string, options: Options = {}): Promise<I18n> {
  const { backend, namespaces = ['site'], texts = {} } = options;
  const instance = createInstance();
  if (backend) instance.use(backend);
  await instance.init({
    lng: locale,
    load: 'languageOnly',
    fallbackLng: false,
    ns: [...namespaces],
    defaultNS: 'site',
    resources: { [languagePart(locale)]: texts },
    partialBundledLanguages: true,
    // After a dropped connection, retries after 350 and 700 ms.
    maxRetries: 2,
    // React already escapes what it renders.
    interpolation: { escapeValue: false },
    // The language of a page never changes. A component without its texts waits or shows its default texts.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return instance;
}

/** Loads namespaces, including those that could not be loaded before. */
export async function loadTexts(i18n: I18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  const missing = namespaces.filter(
    (namespace) => !i18n.hasResourceBundle(languagePart(i18n.language), namespace),
  );
  if (missing.length > 0) await i18n.reloadResources(languagePart(i18n.language), missing);
}

/** The texts that have loaded, by namespace. */
export const loadedTexts = (i18n: I18n): Translations =>
  i18n.getDataByLanguage(languagePart(i18n.language)) ?? {};
