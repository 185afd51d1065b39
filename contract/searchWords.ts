/**
 * Normalises a text for comparison: lower case, without dots (P.O. equals PO), accents, and Hebrew and Arabic vowel signs. The database
 * normalises orders the same way (migration sales/0015).
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670.]/g, '')
    .toLowerCase();

/** Returns the words of a search, which may be in any order: "Lind, Ada" finds Ada Lind. */
export const wordsOf = (search: string): string[] =>
  foldText(search)
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Returns the digits of a search that looks like a telephone number, without the country code 1; empty for any other search. */
export function telephoneDigitsOf(search: string): string {
  if (!/^[\d\s().+/-]+$/.test(search)) return '';
  const digits = search.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length >= 7 ? digits : '';
}

/** Whether a text contains every word of a search, or the telephone number in it. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldText(text);
  const digits = telephoneDigitsOf(search);
  return (
    wordsOf(search).every((word) => folded.includes(word)) ||
    (digits !== '' && text.replace(/\D/g, '').includes(digits))
  );
}
