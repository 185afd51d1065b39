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

const isSameWord = (a: string, b: string): boolean => stems(a)[0] === stems(b)[0];

export const areSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => isSameWord(word, b[at] ?? ''));
