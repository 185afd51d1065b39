import { oncePer } from '../../../../contract/oncePer.ts';
import { type BitSet, intersection, size } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';

const listedPerIndex = oncePer(({ listed }: CatalogIndex) =>
  oncePer((candidates: BitSet) => intersection(candidates, listed)),
);
const listedSize = oncePer(size);

/** The products of a set that listings show. Returns the same set for the same candidates, so that its statistics are cached. */
export const listedOf = (catalogIndex: CatalogIndex, candidates: BitSet): BitSet =>
  listedPerIndex(catalogIndex)(candidates);

/** The number of products of a set that listings show. */
export const countListed = (catalogIndex: CatalogIndex, candidates: BitSet): number =>
  listedSize(listedOf(catalogIndex, candidates));
