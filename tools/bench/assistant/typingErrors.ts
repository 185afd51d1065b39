import { pick } from '../../../demo/random.ts';

const MIN_LENGTH = 5;

/** Makes one typing error in the longest words of a question: a missing, doubled or swapped letter. */
export function mistyped(next: () => number, text: string): string {
  const words = [...text.matchAll(/\p{L}+/gu)].filter(
    ([word]) => word.length >= MIN_LENGTH && /^[a-z]+$/.test(word),
  );
  if (words.length === 0) return text;
  const match = pick(next, words);
  const [word] = match;
  const at = 1 + Math.floor(next() * (word.length - 3));
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    () => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return text.slice(0, match.index) + pick(next, kinds)() + text.slice(match.index + word.length);
}
