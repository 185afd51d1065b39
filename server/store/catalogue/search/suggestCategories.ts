import type { Category } from '../../../../src/api/contract/category.ts';
import type { CatalogueState } from '../catalogue.ts';
import { has } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Search } from './findProducts.ts';
import { plainText } from './plainText.ts';
import { stems } from './wordForms.ts';

/** At most 5 categories beside 4 products (commerce specification §9). */
const most = 5;
/** How many of the best hits say which categories are meant. */
const sample = 40;

/** Categories for a term: those that are called so, then those where the best hits are. */
export function suggestCategories(
  state: CatalogueState,
  shelf: Shelf,
  offered: readonly Category[],
  { parts, places }: Search,
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
  const best = places.slice(0, sample);
  const hits = ({ entity_id }: Category) => {
    const set = shelf.categories.get(Number(entity_id));
    return set ? best.filter((place) => has(set, place)).length : 0;
  };
  const shown = offered.filter(({ level }) => level > 1);
  const named = shown.filter(isNamed);
  const others = shown
    .filter((category) => !named.includes(category) && hits(category) > 0)
    .sort((a, b) => hits(b) - hits(a) || b.level - a.level);
  return [...named, ...others].slice(0, most);
}
