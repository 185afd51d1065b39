import type { TenantConfig } from '@contract/config';

/** Locales for which the product has translations (docs/spec/02 §5). */
export const supportedLocales = ['en', 'fr', 'en-US', 'en-CA', 'fr-CA'] as const;

const LOCALE_SEGMENT = /^(?:en|fr|[a-z]{2}-[A-Z]{2})$/;

/** Converts en_US, the notation of the configuration, to BCP 47: en-US. */
export const webLocale = (code: string) => code.replace('_', '-');

export interface ScreenLanguage {
  /** Prefix of every path in this language: '' for the tenant's default, else /fr. */
  basename: string;
  locale: string;
  /** False when the tenant or the product does not have the language of the URL. */
  isSupported: boolean;
}

/** The language of a URL: its first segment when that is a locale, else the tenant's default. */
export function languageOf(pathname: string, config: TenantConfig): ScreenLanguage {
  const defaultLocale = webLocale(config.locale);
  const segment = pathname.split('/')[1] ?? '';
  if (!LOCALE_SEGMENT.test(segment)) return { basename: '', locale: defaultLocale, isSupported: true };
  const offered = [defaultLocale, ...config.locales.map(({ code }) => webLocale(code))];
  const found =
    offered.find((code) => code === segment) ?? offered.find((code) => code.split('-')[0] === segment);
  const isSupported = found !== undefined && supportedLocales.some((locale) => locale === found);
  return { basename: `/${segment}`, locale: isSupported ? found : defaultLocale, isSupported };
}
