/** Converts a locale from the notation of the specification (en_US) to BCP 47 (en-US), which Intl and HTML use. */
export const webLocale = (code: string): string => code.replace('_', '-');
