import type { TenantConfig } from '@contract/config';
import { isSupportedLocale, webLocale } from '@contract/webLocale';

/** ISO 639-1. Other two-letter segments, such as /tv and /ac, are pages of the dealer. */
const LANGUAGES = `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks
ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro
ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`;

const isLocaleSegment = (segment: string) =>
  /^[a-z]{2}-[A-Z]{2}$/.test(segment) || (/^[a-z]{2}$/.test(segment) && LANGUAGES.includes(segment));

/** The product's default locale (docs/spec/02 §5). */
const FALLBACK_LOCALE = 'en-US';

const reported = new Set<string>();

/** The locale itself if there are texts in its language, or else the fallback locale, with one warning. */
function localeWithTexts(locale: string): string {
  if (isSupportedLocale(locale.split('-')[0] ?? '')) return locale;
  if (!reported.has(locale)) {
    reported.add(locale);
    console.warn(
      `There are no texts for the locale ${locale} of the configuration; ${FALLBACK_LOCALE} is used`,
    );
  }
  return FALLBACK_LOCALE;
}

export interface ScreenLanguage {
  /** Path prefix of this language: '' for the tenant's default, otherwise for example /fr. */
  basename: string;
  locale: string;
  /** False if the tenant or the product lacks the language of the URL. */
  isSupported: boolean;
}

/** The configuration with the texts of the URL's language. locale and language remain those of the tenant, because URLs depend on them. */
export const localizedConfig = (defaults: TenantConfig, localized: TenantConfig): TenantConfig => ({
  ...localized,
  locale: defaults.locale,
  language: defaults.language,
});

/** The configuration with the page's locale, for third-party reviews. */
export const withPageLocale = (config: TenantConfig, locale: string): TenantConfig => ({
  ...config,
  locale: locale.replace('-', '_'),
});

/** The language of a URL: its first segment if that is a locale, or else the tenant's default. */
export function languageOf(pathname: string, config: TenantConfig): ScreenLanguage {
  const defaultLocale = localeWithTexts(webLocale(config.locale));
  const segment = pathname.split('/')[1] ?? '';
  if (!isLocaleSegment(segment)) return { basename: '', locale: defaultLocale, isSupported: true };
  const offered = [defaultLocale, ...config.locales.map(({ code }) => webLocale(code))];
  const found =
    offered.find((code) => code === segment) ?? offered.find((code) => code.split('-')[0] === segment);
  const isSupported = found !== undefined && isSupportedLocale(found);
  return { basename: `/${segment}`, locale: isSupported ? found : defaultLocale, isSupported };
}
