import type { CatalogIndex } from '../index/catalogIndex.ts';

const sortCodes = ['position', 'name', 'price', 'rating', 'newest'] as const;
export type SortCode = (typeof sortCodes)[number];
export type Direction = 'asc' | 'desc';

/** The sort direction when the URL names none. */
export const defaultDirection = (code: SortCode): Direction =>
  code === 'rating' || code === 'newest' ? 'desc' : 'asc';

export const isSortCode = (code: string): code is SortCode => (sortCodes as readonly string[]).includes(code);

function keyOf(catalogIndex: CatalogIndex, code: SortCode, language: string): ArrayLike<number> {
  if (code === 'price') return catalogIndex.measures.get('price') ?? [];
  if (code === 'rating') return catalogIndex.rating;
  if (code === 'newest') return catalogIndex.created;
  if (code === 'name') return nameRanks(catalogIndex, language);
  return Int32Array.from({ length: catalogIndex.size }, (_, position) => position);
}

function nameRanks(catalogIndex: CatalogIndex, language: string): Int32Array {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const names = catalogIndex.names.map((name) => (language === 'fr' ? name.fr : name.en));
  const ranks = new Int32Array(catalogIndex.size);
  names
    .map((name, position) => ({ name, position }))
    .sort((a, b) => compare(a.name, b.name))
    .forEach(({ position }, rank) => {
      ranks[position] = rank;
    });
  return ranks;
}

const cache = new WeakMap<CatalogIndex, Map<string, Int32Array>>();

/**
 * Returns all positions in a sort order, computed once per index. Ties keep the default order; products without a
 * value (NaN) come last in both directions.
 */
export function sortOrder(
  catalogIndex: CatalogIndex,
  code: SortCode,
  direction: Direction,
  language: string,
): Int32Array {
  const orders = cache.get(catalogIndex) ?? new Map<string, Int32Array>();
  cache.set(catalogIndex, orders);
  const name = `${code} ${direction} ${code === 'name' ? language : ''}`;
  const computed = orders.get(name) ?? makeOrder(keyOf(catalogIndex, code, language), direction);
  orders.set(name, computed);
  return computed;
}

function makeOrder(key: ArrayLike<number>, direction: Direction): Int32Array {
  const sign = direction === 'asc' ? 1 : -1;
  const valueAt = (position: number) => key[position] ?? Number.NaN;
  return Int32Array.from({ length: key.length }, (_, position) => position).sort((a, b) => {
    const [first, second] = [valueAt(a), valueAt(b)];
    if (Number.isNaN(first) || Number.isNaN(second))
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || a - b;
    return sign * (first - second) || a - b;
  });
}
