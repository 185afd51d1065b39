import i18next, { type BackendModule, type i18n, type Resource } from 'i18next';

/** Translations of one language by namespace, as boot data contains them. */
export type Translations = Resource[string];

/** The language of a locale: en-CA reads the files of en, because regions have no files. */
export const languagePart = (locale: string) => locale.split('-')[0] ?? locale;

/**
 * Creates an independent i18next instance for one browser page or one server render.
 * locale: BCP 47; backend: loads the namespaces that `preloaded` does not contain.
 */
export async function makeI18n(
  locale: string,
  backend: BackendModule,
  preloaded: Translations = {},
): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(backend).init({
    lng: locale,
    load: 'languageOnly',
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    resources: { [languagePart(locale)]: preloaded },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
  return instance;
}
