import { type BitSet, intersection, union } from '../index/bitSet.ts';
import type { WordIndex } from '../index/wordIndex.ts';
import { wholeForms } from './words.ts';

/** Returns the positions with all words of one of the forms, in singular or plural; the set must not be changed. */
export function positionsOfForms(index: WordIndex, forms: readonly (readonly string[])[]): BitSet {
  const single = index.withWords(
    forms.flatMap((form) => (form.length === 1 ? form.flatMap(wholeForms) : [])),
  );
  const phrases = forms
    .filter(({ length }) => length > 1)
    .map((form) => form.map((word) => index.withWords(wholeForms(word))).reduce(intersection));
  return phrases.length > 0 ? union(index.size, [single, ...phrases]) : single;
}
