import { setImmediate } from 'node:timers/promises';
import { oncePer } from '../../../../contract/oncePer.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import { firstNot } from '../index/firstNot.ts';
import { NumberLists } from '../index/numberList.ts';
import { plainText } from '../search/words.ts';

const sortCodes = ['position', 'name', 'price', 'rating', 'newest'] as const;
export type SortCode = (typeof sortCodes)[number];
export type Direction = 'asc' | 'desc';

/** The sort direction if the URL contains none. */
export const defaultDirection = (code: SortCode): Direction =>
  code === 'rating' || code === 'newest' ? 'desc' : 'asc';

export const isSortCode = (code: string): code is SortCode => (sortCodes as readonly string[]).includes(code);

function keyOf(catalogIndex: CatalogIndex, code: SortCode, language: string): ArrayLike<number> {
  if (code === 'price') return catalogIndex.measures.get('price') ?? [];
  if (code === 'rating') return catalogIndex.rating;
  if (code === 'newest') return catalogIndex.created;
  if (code === 'name') return nameRanks.get(catalogIndex)?.get(language === 'fr' ? 'fr' : 'en') ?? [];
  return Int32Array.from({ length: catalogIndex.size }, (_, position) => position);
}

const nameRanks = new WeakMap<CatalogIndex, Map<'en' | 'fr', Int32Array>>();

/** Numbers in a name are sorted by value. */
const sortKey = (name: string) => plainText(name).replace(/\d+/g, (digits) => digits.padStart(9, '0'));
/** Names with the same first characters are sorted at once. A group takes some milliseconds, during which no request is served. */
const keyStart = 4;

/** Sorts the names of both languages in groups. Yields between them, so that requests are served. */
export async function prepareNameOrder(catalogIndex: CatalogIndex): Promise<void> {
  const ranks = new Map<'en' | 'fr', Int32Array>();
  for (const language of ['en', 'fr'] as const) {
    const groups = new Map<string, { key: string; position: number }[]>();
    for (let position = 0; position < catalogIndex.size; position += 1) {
      if (position % 1000 === 0) await setImmediate();
      const key = sortKey(catalogIndex.names.at(position)[language]);
      const group = groups.get(key.slice(0, keyStart)) ?? [];
      groups.set(key.slice(0, keyStart), group);
      group.push({ key, position });
    }
    const ranked = new Int32Array(catalogIndex.size);
    let rank = 0;
    for (const start of [...groups.keys()].sort()) {
      const group = groups.get(start) ?? [];
      // Ties remain in default order, because the sort is stable.
      for (const { position } of group.sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))) {
        ranked[position] = rank;
        rank += 1;
      }
      if (group.length > 100) await setImmediate();
    }
    ranks.set(language, ranked);
  }
  nameRanks.set(catalogIndex, ranks);
}

const ordersOf = oncePer((_: CatalogIndex) => new Map<string, Int32Array>());

/**
 * Returns all positions in a sort order, computed once per index. Ties remain in default order; products without a value (NaN) come last in
 * both directions.
 */
export function sortOrder(
  catalogIndex: CatalogIndex,
  code: SortCode,
  direction: Direction,
  language: string,
): Int32Array {
  const orders = ordersOf(catalogIndex);
  const name = `${code} ${direction} ${code === 'name' ? language : ''}`;
  const computed = orders.get(name) ?? makeOrder(keyOf(catalogIndex, code, language), direction);
  orders.set(name, computed);
  return computed;
}

/** Sorts by the rank of each value among the distinct values, which takes a tenth of the time of comparing positions. */
function makeOrder(key: ArrayLike<number>, direction: Direction): Int32Array {
  const values = Float64Array.from(key).sort();
  let count = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    if (Number.isNaN(value) || (count > 0 && value === values[count - 1])) continue;
    values[count] = value;
    count += 1;
  }
  const ranks = new Uint32Array(key.length);
  const starts = new Uint32Array(key.length + 1);
  for (let position = 0; position < key.length; position += 1) {
    const value = key[position] ?? Number.NaN;
    const rank = Number.isNaN(value) ? count : firstNot(count, (at) => (values[at] ?? 0) < value);
    ranks[position] = direction === 'desc' && rank < count ? count - 1 - rank : rank;
    starts[position + 1] = position + 1;
  }
  return new Int32Array(new NumberLists(starts, ranks).inverted(count + 1).values);
}
