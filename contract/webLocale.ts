/** Converts a locale from the specification's notation (en_US) to BCP 47 (en-US), which Intl and HTML use. */
export const webLocale = (code: string): string => code.replace('_', '-');

/** Locales for which the product has texts (docs/spec/02 §5). */
export const supportedLocales = ['en', 'fr', 'en-US', 'en-CA', 'fr-CA'] as const;

/** Whether the product has texts in a locale (BCP 47). */
export const isSupportedLocale = (locale: string): boolean =>
  supportedLocales.some((supported) => supported === locale);
