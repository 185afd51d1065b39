import { oncePer } from '../../../../contract/oncePer.ts';
import type { CategoryRow } from '../categories.ts';
import type { BitSet } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { phraseKey, plainText, tokensOf, wholeForms } from './words.ts';

/** The fields of a category that a search needs. */
export type NamedCategory = Pick<CategoryRow, 'id' | 'name'>;

export interface CategoryWords {
  /**
   * Returns the products of categories whose name contains all these words: `kids` matches Children's Furniture, whatever the names of its
   * products.
   */
  withWords: (form: readonly string[]) => BitSet[];
  /** Returns the products of categories whose whole name is one of the forms. */
  withName: (forms: readonly (readonly string[])[]) => BitSet[];
}

interface CategoryEntry {
  id: number;
  /** The words of the names in both languages. */
  words: ReadonlySet<string>;
  /** The keys of both names. */
  keys: readonly string[];
}

const entriesOf = oncePer((categories: readonly NamedCategory[]): readonly CategoryEntry[] =>
  categories.map(({ id, name: { en, fr } }) => ({
    id,
    words: new Set(plainText(`${en} ${fr}`).split(' ')),
    keys: [phraseKey(tokensOf(en)), phraseKey(tokensOf(fr))],
  })),
);

export function categoryWords(
  categories: readonly NamedCategory[],
  catalogIndex: CatalogIndex,
): CategoryWords {
  const entries = entriesOf(categories);
  const productsIn = (found: readonly CategoryEntry[]) =>
    found.flatMap(({ id }) => catalogIndex.categories.get(id) ?? []);
  return {
    withWords: (form) => {
      const accepted = form.map(wholeForms);
      return productsIn(
        entries.filter(({ words }) => accepted.every((forms) => forms.some((one) => words.has(one)))),
      );
    },
    withName: (forms) => {
      const accepted = new Set(forms.map(phraseKey));
      return productsIn(entries.filter(({ keys }) => keys.some((key) => accepted.has(key))));
    },
  };
}
