import type { StoreConfig } from '@/api/contract/config';
import { supportedLocales, webLocale } from '@/config/language';

export interface LanguageLink {
  /** BCP 47, for hreflang and lang. */
  locale: string;
  label: string;
  /** The same page in that language, from the root of the host; another document, so a full load. */
  href: string;
  isCurrent: boolean;
}

const isSupported = (locale: string) => supportedLocales.some((known) => known === locale);

/** path: the page without its language prefix, query included. The store's own language has no prefix. */
export function languageLinks(config: StoreConfig, current: string, path: string): LanguageLink[] {
  const own = webLocale(config.locale);
  const codes = config.locales.map(({ code }) => webLocale(code)).filter(isSupported);
  const languages = codes.map((code) => code.split('-')[0]);
  return config.locales
    .map(({ code, label }) => ({ code: webLocale(code), label }))
    .filter(({ code }) => isSupported(code))
    .map(({ code, label }) => {
      const [language = code] = code.split('-');
      const isAlone = languages.filter((other) => other === language).length === 1;
      const prefix = code === own ? '' : `/${isAlone ? language : code}`;
      return {
        locale: code,
        label: label || code,
        href: prefix + (path === '/' && prefix ? '' : path),
        isCurrent: code === current,
      };
    });
}
