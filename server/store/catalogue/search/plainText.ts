/** Most texts have nothing to take off, and a catalogue has many texts. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Lower case without accents and signs, words apart by one blank: 'Étagère BROR/2' becomes 'etagere bror 2'. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return (isAscii(lower) ? lower.replace(/[^a-z0-9]+/g, ' ') : bare(lower)).trim();
}

/** A model number or sku without signs, so that it is found by its parts: 'RF28R7351SR/AA' becomes 'rf28r7351sraa'. */
export const plainModel = (text: string): string => plainText(text).replaceAll(' ', '');
