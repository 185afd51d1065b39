import i18next, { type InitOptions, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';

/** Texts every screen needs; a page names its own besides. */
export const COMMON_NAMESPACES = ['site'] as const;

const shared: InitOptions = {
  fallbackLng: 'en',
  /** en-CA reads en, fr-CA reads fr: regions have no files of their own. */
  load: 'languageOnly',
  ns: COMMON_NAMESPACES,
  defaultNS: 'site',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
};

/** An i18next of its own for one screen or one server render. locale: BCP 47. */
export async function makeI18n(locale: string, addBackend: (instance: i18n) => InitOptions): Promise<i18n> {
  const instance = i18next.createInstance();
  const backend = addBackend(instance);
  await instance.use(initReactI18next).init({ ...shared, ...backend, lng: locale });
  return instance;
}
