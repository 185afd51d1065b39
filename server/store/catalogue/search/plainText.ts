/** Lower case without accents and signs, words apart by one blank: 'Étagère BROR/2' becomes 'etagere bror 2'. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A model number or sku without signs, so that it is found by its parts: 'RF28R7351SR/AA' becomes 'rf28r7351sraa'. */
export const plainModel = (text: string): string => plainText(text).replaceAll(' ', '');
