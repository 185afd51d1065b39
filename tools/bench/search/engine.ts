import { partsOf, type TermPart } from '../../../server/backend/catalog/search/parts.ts';
import { inLanguage } from '../../../server/backend/catalog/search/synonyms.ts';
import { type Limit, limitsIn } from '../../../server/backend/catalog/search/termLimits.ts';
import { plainModel, tokensOf } from '../../../server/backend/catalog/search/words.ts';
import type { SearchQuery } from './queries.ts';

export interface Found {
  /** Ids of the first products. */
  ids: readonly number[];
  total: number;
}

export interface Engine {
  /** hasSynonyms: with our table of synonyms, which our own search always has */
  search: (query: SearchQuery, hasSynonyms: boolean) => Promise<Found>;
  /** Bytes of its index. */
  bytes: number;
}

/** Products of the first page. */
export const PAGE = 24;

/** A query as passed to the other engines: prices and sizes are filters in every engine. */
export interface ParsedQuery {
  words: readonly string[];
  limits: readonly Limit[];
  /** The term without separators, if it has a digit; else empty. */
  model: string;
}

export function parseQuery({ term, language }: SearchQuery, hasSynonyms: boolean): ParsedQuery {
  const { rest, limits } = limitsIn(hasSynonyms ? inLanguage(term, language) : term);
  return { words: tokensOf(rest), limits, model: /\d/.test(rest) ? plainModel(rest) : '' };
}

/** Each word on its own, or with our synonyms. */
export const expand = (words: readonly string[], hasSynonyms: boolean): readonly TermPart[] =>
  hasSynonyms ? partsOf(words, { isWord: () => false }) : words.map((word) => ({ forms: [[word]] }));

/** Bytes of objects and arrays in this process. */
export function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
