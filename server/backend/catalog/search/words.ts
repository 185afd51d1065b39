import type { BilingualText } from '../details.ts';

/** A fast path: most texts are ASCII, and a catalog has many texts. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const withoutDiacritics = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');

/**
 * Normalises a text to lower case without accents and punctuation, words separated by one space: 'Étagère BROR/2'
 * becomes 'etagere bror 2'.
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  const plain = isAscii(lower) ? lower : withoutDiacritics(lower);
  return plain.replace(isAscii(plain) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * Normalises a model number or sku without separators, so that its parts match: 'RF28R7351SR/AA' becomes
 * 'rf28r7351sraa'.
 */
export const plainModel = (text: string): string => plainText(text).replaceAll(' ', '');

/** Stop words, English and French. */
const stopWords = new Set(
  'a an and at by for from in inch inches of on or the to with au aux avec d de des du en et l la le les ou par pouce pouces pour sans sur un une'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Maximum number of words per term, to bound the work. */
const maxTokens = 8;

/** Returns the words of a term without stop words, or all words if it has only stop words. */
export function tokensOf(term: string): string[] {
  const words = plainText(term).split(' ').filter(Boolean);
  const significant = words.filter((word) => !isStopWord(word));
  return (significant.length > 0 ? significant : words).slice(0, maxTokens);
}

/**
 * Returns the stems of a word in English and French: 'beds' gives bed, 'boxes' box, 'shelves' shelve and shelf,
 * 'vanities' vanit, 'bureaux' bureau. The first stem is used to compare words.
 */
export function stems(word: string): string[] {
  if (word.length < 4 || word.endsWith('ss')) return [word];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, word.slice(0, -1)];
  if (word.endsWith('f')) return [word, `${word.slice(0, -1)}ve`];
  if (word.endsWith('ies') && word.length > 6) return [word.slice(0, -3)];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word.slice(0, -2)];
  return [/[sx]$/.test(word) ? word.slice(0, -1) : word];
}

/** Returns the forms of a word in names: unchanged, singular and plural. */
export function wholeForms(word: string): string[] {
  const bare = word.replace(/s$/, '');
  const of = (stem: string) => [stem, `${stem}s`, `${stem}es`, `${stem}x`, `${stem}y`];
  return [...new Set([word, bare, ...stems(word).flatMap(of)])];
}

/** Returns a key that is the same for singular and plural. */
export const phraseKey = (words: readonly string[]): string => words.map((word) => stems(word)[0]).join(' ');

/**
 * Returns the value of products.search_text for these texts: every normalised word once, each preceded by a space.
 */
export function searchTextOf(name: BilingualText, others: readonly string[]): string {
  const normalized = plainText([name.en, name.fr, ...others].join(' '));
  return ` ${[...new Set(normalized.split(' ').filter(Boolean))].join(' ')}`;
}

/** Returns the value of products.search_model for these skus and model numbers. */
export const searchModelOf = (models: readonly string[]): string =>
  [...new Set(models.map(plainModel).filter(Boolean))].join(' ');
