import { type BitSet, intersection, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { WordIndex } from '../index/wordLists.ts';
import { wholeForms } from './words.ts';

/** The words of a catalog index by position. */
export interface SearchIndex {
  /** All search text of a product. */
  texts: WordIndex;
  names: WordIndex;
  /** The head nouns of names: `Cover for sofa` is a cover. */
  heads: WordIndex;
}

const cache = new WeakMap<CatalogIndex, SearchIndex>();

/** Builds the search index of a catalog index, and yields between steps so that requests are served. */
export async function buildSearchIndex(catalogIndex: CatalogIndex): Promise<void> {
  const { size, words } = catalogIndex;
  cache.set(catalogIndex, {
    texts: await words.texts.build(size),
    names: await words.names.build(size),
    heads: await words.heads.build(size),
  });
}

/** Returns the search index. @throws when it was not built */
export function searchIndexOf(catalogIndex: CatalogIndex): SearchIndex {
  const index = cache.get(catalogIndex);
  if (!index) throw new Error('The search index of the catalog has not been built.');
  return index;
}

/** Returns the positions with all words of one of the forms, in singular or plural; the set must not be changed. */
export function havingForm(index: WordIndex, forms: readonly (readonly string[])[]): BitSet {
  const single = index.having(forms.flatMap((form) => (form.length === 1 ? form.flatMap(wholeForms) : [])));
  const phrases = forms
    .filter(({ length }) => length > 1)
    .map((form) => form.map((word) => index.having(wholeForms(word))).reduce(intersection));
  return phrases.length > 0 ? union(index.size, [single, ...phrases]) : single;
}
