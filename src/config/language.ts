import type { StoreConfig } from '@/api/contract/config';

/** Locales the product has texts for (shell specification §9). */
export const supportedLocales = ['en', 'fr', 'en-US', 'en-CA', 'fr-CA'] as const;

const LOCALE_SEGMENT = /^(?:en|fr|[a-z]{2}-[A-Z]{2})$/;

/** en_US as the configuration writes it, en-US as the web does. */
export const webLocale = (code: string) => code.replace('_', '-');

export interface ScreenLanguage {
  /** Prefix of every address in this language: '' for the store's own, else /fr. */
  basename: string;
  locale: string;
  /** False when the address asks for a language the store or the product does not have. */
  isSupported: boolean;
}

/** The language of an address: its first segment when that is a locale, else the store's own. */
export function languageOf(pathname: string, config: StoreConfig): ScreenLanguage {
  const own = webLocale(config.locale);
  const segment = pathname.split('/')[1] ?? '';
  if (!LOCALE_SEGMENT.test(segment)) return { basename: '', locale: own, isSupported: true };
  const offered = [own, ...config.locales.map(({ code }) => webLocale(code))];
  const found =
    offered.find((code) => code === segment) ?? offered.find((code) => code.split('-')[0] === segment);
  const isSupported = found !== undefined && supportedLocales.some((locale) => locale === found);
  return { basename: `/${segment}`, locale: isSupported ? found : own, isSupported };
}
