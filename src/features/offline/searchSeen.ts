import type { Product } from '@contract/product';

/** Removes accents and case, so that "etagere" finds "Étagère". */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Products whose name, brand or number has, for each word of the term, a word that begins with it; matches in the name come first. */
export function searchSeen(products: readonly Product[], term: string): Product[] {
  const wanted = wordsOf(term);
  if (wanted.length === 0) return [];
  const rank = ({ name, manufacturer, sku }: Product) => {
    const [inName, inAll] = [wordsOf(name), wordsOf(`${name} ${manufacturer} ${sku}`)];
    const isIn = (words: readonly string[]) =>
      wanted.every((start) => words.some((word) => word.startsWith(start)));
    return isIn(inName) ? 0 : isIn(inAll) ? 1 : 2;
  };
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .filter(({ rank }) => rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}
