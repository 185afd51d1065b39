import i18next, { type BackendModule, type i18n, type Resource } from 'i18next';

/** Texts of one language by namespace, as the server hands them over in a rendered page. */
export type Translations = Resource[string];

/** en-CA reads en, fr-CA reads fr: regions have no files of their own. */
export const languagePart = (locale: string) => locale.split('-')[0] ?? locale;

/**
 * An i18next of its own for one screen or one server render. locale: BCP 47; known: texts already here;
 * backend: where the rest comes from.
 */
export async function makeI18n(
  locale: string,
  backend: BackendModule,
  known: Translations = {},
): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(backend).init({
    lng: locale,
    load: 'languageOnly',
    fallbackLng: false,
    ns: ['site'],
    defaultNS: 'site',
    resources: { [languagePart(locale)]: known },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
  });
  return instance;
}
