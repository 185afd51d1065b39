/** Adds a colon to a label. French has a narrow no-break space before it. language: fr, fr-CA, fr_CA */
export const withColon = (label: string, language: string): string =>
  `${label}${/^fr\b|^fr_/i.test(language) ? '\u202f' : ''}:`;
