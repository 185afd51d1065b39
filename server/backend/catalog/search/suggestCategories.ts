import type { Category } from '../../../../contract/category.ts';
import type { CatalogState } from '../catalog.ts';
import { has } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { Search } from './findProducts.ts';
import { plainText, stems } from './words.ts';

/** At most 5 categories beside 4 products (docs/spec/08 §2). */
const maxCategories = 5;
/** Number of top results that contribute categories. */
const sampleSize = 40;

/** Suggests categories for a term: those with a matching name, then those of the top results. */
export function suggestCategories(
  state: CatalogState,
  catalogIndex: CatalogIndex,
  offered: readonly Category[],
  { parts, positions }: Search,
): Category[] {
  const nameOf = new Map(
    state.categories.map(({ id, name }) => [String(id), ` ${plainText(`${name.en} ${name.fr}`)}`]),
  );
  const isIn = (name: string, word: string) => stems(word).some((stem) => name.includes(` ${stem}`));
  const isNamed = ({ entity_id }: Category) =>
    parts.length > 0 &&
    parts.every(({ forms }) =>
      forms.some((form) => form.every((word) => isIn(nameOf.get(entity_id) ?? '', word))),
    );
  const best = positions.slice(0, sampleSize);
  const hitsIn = ({ entity_id }: Category) => {
    const set = catalogIndex.categories.get(Number(entity_id));
    return set ? best.filter((position) => has(set, position)).length : 0;
  };
  const listed = offered.filter(({ level }) => level > 1);
  const others = listed
    .filter((category) => !isNamed(category))
    .map((category) => ({ category, hits: hitsIn(category) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.category.level - a.category.level)
    .map(({ category }) => category);
  return [...listed.filter(isNamed), ...others].slice(0, maxCategories);
}
