import type { CategoryRow } from '../categories.ts';
import { type BitSet, either } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { plainText } from './plainText.ts';
import { tokensOf } from './tokens.ts';
import { areSameWords, wholeForms } from './wordForms.ts';

/** What a search knows of a category. */
export type NamedCategory = Pick<CategoryRow, 'id' | 'name'>;

/** Tells by their names which categories are meant. */
export interface CategoryWords {
  /** Products of categories with all these words in their name: kids in Children's Furniture, however the pieces are called. */
  saying: (form: readonly string[]) => BitSet;
  /** Products of categories that are called just so. */
  called: (forms: readonly (readonly string[])[]) => BitSet;
}

export function categoryWords(categories: readonly NamedCategory[], shelf: Shelf): CategoryWords {
  const known = categories.flatMap(({ id, name }) => {
    const places = shelf.categories.get(id);
    const words = new Set(plainText(`${name.en} ${name.fr}`).split(' '));
    return places ? [{ places, words, names: [tokensOf(name.en), tokensOf(name.fr)] }] : [];
  });
  const union = (found: typeof known) =>
    either(
      shelf.size,
      found.map(({ places }) => places),
    );
  return {
    saying: (form) =>
      union(
        known.filter(({ words }) => form.every((word) => wholeForms(word).some((one) => words.has(one)))),
      ),
    called: (forms) =>
      union(
        known.filter(({ names }) => names.some((name) => forms.some((form) => areSameWords(form, name)))),
      ),
  };
}
