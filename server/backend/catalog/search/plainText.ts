/** A fast path: most texts are ASCII, and a catalog has many texts. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * Normalises a text to lower case without accents and punctuation, words separated by one space: 'Étagère BROR/2'
 * becomes 'etagere bror 2'.
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return (isAscii(lower) ? lower.replace(/[^a-z0-9]+/g, ' ') : bare(lower)).trim();
}

/**
 * Normalises a model number or sku without separators, so that its parts match: 'RF28R7351SR/AA' becomes
 * 'rf28r7351sraa'.
 */
export const plainModel = (text: string): string => plainText(text).replaceAll(' ', '');
