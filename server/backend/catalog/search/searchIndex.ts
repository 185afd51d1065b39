import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { WordIndex } from '../index/wordLists.ts';

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
