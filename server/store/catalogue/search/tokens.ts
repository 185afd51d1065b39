import { plainText } from './plainText.ts';

/** Words that say nothing of a thing, English and French. */
const silent = new Set(
  'a an and at by for from in inch inches of on or the to with au aux avec d de des du en et l la le les ou par pouce pouces pour sans sur un une'.split(
    ' ',
  ),
);

export const isSilent = (word: string): boolean => silent.has(word);

/** Words beyond these are not looked at: nobody types more, and each costs. */
const most = 8;

/** The words of a term that count; all of them when none does. */
export function tokensOf(term: string): string[] {
  const words = plainText(term).split(' ').filter(Boolean);
  const telling = words.filter((word) => !isSilent(word));
  return (telling.length > 0 ? telling : words).slice(0, most);
}
