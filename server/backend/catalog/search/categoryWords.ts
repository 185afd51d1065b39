import type { CategoryRow } from '../categories.ts';
import { type BitSet, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { areSameWords, plainText, tokensOf, wholeForms } from './words.ts';

/** The fields of a category that a search needs. */
export type NamedCategory = Pick<CategoryRow, 'id' | 'name'>;

/** Matches categories by their names. */
export interface CategoryWords {
  /**
   * Returns the products of categories whose name contains all these words: `kids` matches Children's Furniture,
   * whatever its products are named.
   */
  containing: (form: readonly string[]) => BitSet;
  /** Returns the products of categories whose whole name is one of the forms. */
  named: (forms: readonly (readonly string[])[]) => BitSet;
}

export function categoryWords(
  categories: readonly NamedCategory[],
  catalogIndex: CatalogIndex,
): CategoryWords {
  const entries = categories.flatMap(({ id, name }) => {
    const positions = catalogIndex.categories.get(id);
    const words = new Set(plainText(`${name.en} ${name.fr}`).split(' '));
    return positions ? [{ positions, words, names: [tokensOf(name.en), tokensOf(name.fr)] }] : [];
  });
  const productsIn = (found: typeof entries) =>
    union(
      catalogIndex.size,
      found.map(({ positions }) => positions),
    );
  return {
    containing: (form) =>
      productsIn(
        entries.filter(({ words }) => form.every((word) => wholeForms(word).some((one) => words.has(one)))),
      ),
    named: (forms) =>
      productsIn(
        entries.filter(({ names }) => names.some((name) => forms.some((form) => areSameWords(form, name)))),
      ),
  };
}
