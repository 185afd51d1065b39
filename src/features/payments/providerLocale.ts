/** A page's locale in the notation of payment providers: en_US. If it has no region, the dealer's country is used. */
export const providerLocale = (locale: string, country: string): string =>
  locale.includes('-') ? locale.replace('-', '_') : `${locale}_${country}`;
