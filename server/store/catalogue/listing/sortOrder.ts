import type { Shelf } from '../shelf/shelf.ts';

const sortCodes = ['position', 'name', 'price', 'rating', 'newest'] as const;
export type SortCode = (typeof sortCodes)[number];
export type Direction = 'asc' | 'desc';

/** The way round a shopper expects when an address names none. */
export const naturalDirection = (code: SortCode): Direction =>
  code === 'rating' || code === 'newest' ? 'desc' : 'asc';

export const isSortCode = (code: string): code is SortCode => (sortCodes as readonly string[]).includes(code);

function keyOf(shelf: Shelf, code: SortCode, language: string): ArrayLike<number> {
  if (code === 'price') return shelf.measures.get('price') ?? [];
  if (code === 'rating') return shelf.rating;
  if (code === 'newest') return shelf.created;
  if (code === 'name') return nameRanks(shelf, language);
  return Int32Array.from({ length: shelf.size }, (_, place) => place);
}

function nameRanks(shelf: Shelf, language: string): Int32Array {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const names = shelf.names.map((name) => (language === 'fr' ? name.fr : name.en));
  const ranks = new Int32Array(shelf.size);
  names
    .map((name, place) => ({ name, place }))
    .sort((a, b) => compare(a.name, b.name))
    .forEach(({ place }, rank) => {
      ranks[place] = rank;
    });
  return ranks;
}

const known = new WeakMap<Shelf, Map<string, Int32Array>>();

/** All places in an order; equals in default order, those without a value (NaN) last either way. Made once a shelf. */
export function sortOrder(shelf: Shelf, code: SortCode, direction: Direction, language: string): Int32Array {
  const orders = known.get(shelf) ?? new Map<string, Int32Array>();
  known.set(shelf, orders);
  const name = `${code} ${direction} ${code === 'name' ? language : ''}`;
  const made = orders.get(name) ?? makeOrder(keyOf(shelf, code, language), direction);
  orders.set(name, made);
  return made;
}

function makeOrder(key: ArrayLike<number>, direction: Direction): Int32Array {
  const sign = direction === 'asc' ? 1 : -1;
  const valueAt = (place: number) => key[place] ?? Number.NaN;
  return Int32Array.from({ length: key.length }, (_, place) => place).sort((a, b) => {
    const [first, second] = [valueAt(a), valueAt(b)];
    if (Number.isNaN(first) || Number.isNaN(second))
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || a - b;
    return sign * (first - second) || a - b;
  });
}
