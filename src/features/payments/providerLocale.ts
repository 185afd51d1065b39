/** The locale of a page as providers of payments write it: en_US. A language alone gets the dealer's country. */
export const providerLocale = (locale: string, country: string): string =>
  locale.includes('-') ? locale.replace('-', '_') : `${locale}_${country}`;
