import type { TenantConfig } from '@contract/config';
import { isSupportedLocale, webLocale } from '@contract/webLocale';

export interface LanguageLink {
  /** BCP 47 code for hreflang and lang. */
  locale: string;
  label: string;
  /** Path of the page in this language, from the root of the host. It is a different document and needs a full page load. */
  href: string;
  isCurrent: boolean;
}

/** The language's native name, for locales without a label: the specification only defines code and language (docs/spec/02 §1). */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The locales of the tenant for which there are texts. The tenant's own may be missing from the list, and is added if there are others. */
function offeredLocales({ locale, locales }: TenantConfig): { code: string; label: string }[] {
  const listed = locales.map(({ code, label }) => ({ code: webLocale(code), label }));
  const own = { code: webLocale(locale), label: '' };
  const isOwn = ({ code }: { code: string }) => own.code === code || own.code.startsWith(`${code}-`);
  const isListed = listed.length === 0 || listed.some(isOwn);
  return [...(isListed ? [] : [own]), ...listed].filter(({ code }) => isSupportedLocale(code));
}

/** Returns the page's link in each language. path: path and query without the language prefix. The default language has no prefix */
export function languageLinks(config: TenantConfig, current: string, path: string): LanguageLink[] {
  const defaultLocale = webLocale(config.locale);
  const offered = offeredLocales(config);
  const languages = offered.map(({ code }) => code.split('-')[0]);
  return offered.map(({ code, label }) => {
    const [language = code] = code.split('-');
    const isOnlyRegion = languages.filter((other) => other === language).length === 1;
    const prefix = code === defaultLocale ? '' : `/${isOnlyRegion ? language : code}`;
    return {
      locale: code,
      label: label || nameOf(isOnlyRegion ? language : code),
      href: prefix + (path === '/' && prefix ? '' : path),
      isCurrent: code === current,
    };
  });
}
