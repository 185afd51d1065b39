/** A label before its value. French sets the colon off by a narrow no-break space. language: fr, fr-CA, fr_CA */
export const withColon = (label: string, language: string): string =>
  `${label}${/^fr\b|^fr_/i.test(language) ? '\u202f' : ''}:`;
