import { type BitSet, intersection, size } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';

const sets = new WeakMap<BitSet, BitSet>();
const counts = new WeakMap<BitSet, number>();

/** The products of a set that listings contain: the same set for the same candidates, so that what is counted of it is cached. */
export function listedOf({ listed }: CatalogIndex, candidates: BitSet): BitSet {
  const found = sets.get(candidates) ?? intersection(candidates, listed);
  sets.set(candidates, found);
  return found;
}

/** The number of products of a set that listings contain. */
export function countListed(catalogIndex: CatalogIndex, candidates: BitSet): number {
  const count = counts.get(candidates) ?? size(listedOf(catalogIndex, candidates));
  counts.set(candidates, count);
  return count;
}
