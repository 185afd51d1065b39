import { plainText } from './plainText.ts';

/** Stop words, English and French. */
const stopWords = new Set(
  'a an and at by for from in inch inches of on or the to with au aux avec d de des du en et l la le les ou par pouce pouces pour sans sur un une'.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Maximum number of words per term, to bound the work. */
const most = 8;

/** Returns the words of a term without stop words; all words when there are only stop words. */
export function tokensOf(term: string): string[] {
  const words = plainText(term).split(' ').filter(Boolean);
  const significant = words.filter((word) => !isStopWord(word));
  return (significant.length > 0 ? significant : words).slice(0, most);
}
