import { LRUCache } from 'lru-cache';
import {
  add,
  addAll,
  type BitSet,
  bitSetOf,
  emptySet,
  has,
  intersection,
  isEmpty,
  members,
  retainAll,
  union,
} from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { WordIndex } from '../index/wordIndex.ts';
import { type CategoryWords, categoryWords, type NamedCategory } from './categoryWords.ts';
import { type Corrections, correctedTerm, correctPart } from './corrections.ts';
import { mainColours } from './mainColour.ts';
import { partsOf, type TermPart } from './parts.ts';
import { positionsOfForms } from './positionsOfForms.ts';
import { type MatchedPart, rank } from './rank.ts';
import { sharedZeros } from './sharedZeros.ts';
import { withSynonyms } from './synonyms.ts';
import { type Limit, limitsIn } from './termLimits.ts';
import type { Vocabulary } from './vocabulary.ts';
import { plainModel, plainText, stems, tokensOf, wholeForms } from './words.ts';

const MAX_CACHED_SEARCHES = 500;
/** Limit of all cached results in bytes, because a term may match every product. */
const MAX_CACHED_BYTES = 16 * 2 ** 20;

/** The parsed term and the matching positions, best first. */
export interface Search {
  parts: readonly TermPart[];
  positions: Int32Array;
  /** The same positions as a set. */
  found: BitSet;
  /** The term that was actually searched; empty if the term was searched as typed. */
  corrected: string;
}

interface SearchCache {
  get: (key: string) => Search | undefined;
  set: (key: string, search: Search) => unknown;
}

/** The state that a search uses, with its cache of results. */
export interface SearchState {
  categories: readonly NamedCategory[];
  vocabulary: Vocabulary;
  /** Cached results by tenant and term. */
  searches: SearchCache;
}

/** Beyond the limits, the least recently used results are evicted. */
export const cachedSearches = (): SearchCache =>
  new LRUCache<string, Search>({
    max: MAX_CACHED_SEARCHES,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ positions, found }) => positions.byteLength + found.byteLength + 1,
  });

const positionsOfModel = ({ models, listed }: CatalogIndex, part: string): number[] =>
  models.positionsOf(part).filter((position) => has(listed, position));

/** A word matches as a prefix, a number only as a whole: 36 does not match 368. */
const positionsOfTyped = (texts: WordIndex, word: string): BitSet =>
  /\D/.test(word) ? texts.withPrefixes(stems(word)) : texts.withWords(wholeForms(word));

/**
 * Returns the products that match a part: every word of one of its forms, a category name, or part of a model number.
 */
function matchPart(catalogIndex: CatalogIndex, categories: CategoryWords, part: TermPart): MatchedPart {
  const { texts } = catalogIndex.words;
  const [typed = [], ...synonyms] = part.forms;
  const positions = union(catalogIndex.size, [
    typed.map((word) => positionsOfTyped(texts, word)).reduce(intersection),
    positionsOfForms(texts, synonyms),
    ...part.forms.flatMap(categories.withWords),
  ]);
  retainAll(positions, catalogIndex.listed);
  for (const [word = '', ...more] of part.forms)
    if (more.length === 0) addAll(positions, positionsOfModel(catalogIndex, word));
  return { ...part, positions };
}

const matchingAll = (parts: readonly MatchedPart[], size: number) =>
  parts.length === 0 ? emptySet(size) : parts.map(({ positions }) => positions).reduce(intersection);

/** Returns the products that match the most parts, if these are at least half of all parts. */
function matchingMost(parts: readonly MatchedPart[], requestedParts: number, size: number): BitSet {
  const counts = sharedZeros(size);
  let most = 0;
  for (const { positions } of parts)
    for (const position of members(positions)) {
      const count = (counts[position] ?? 0) + 1;
      counts[position] = count;
      if (count > most) most = count;
    }
  const found = emptySet(size);
  if (most === 0 || most * 2 < requestedParts) return found;
  for (let position = 0; position < size; position += 1) if (counts[position] === most) add(found, position);
  return found;
}

/** Returns corrections of mistyped words; none for a word whose corrections match nothing either. */
const correctionsOf = (
  typed: readonly MatchedPart[],
  repaired: readonly (readonly MatchedPart[])[],
): Corrections =>
  new Map(
    typed.flatMap(({ forms: [[word = '', ...more] = []] }, at) => {
      const [first] = repaired[at] ?? [];
      if (more.length > 0 || first === typed[at] || (first && !first.correction)) return [];
      return [[word, first && !isEmpty(first.positions) ? (first.correction ?? []) : []]];
    }),
  );

function search(state: SearchState, catalogIndex: CatalogIndex, term: string): Search {
  const { texts } = catalogIndex.words;
  const isWord = (word: string) => texts.has(word);
  const model = plainModel(term);
  const models = bitSetOf(catalogIndex.size, positionsOfModel(catalogIndex, model));
  const categories = categoryWords(state.categories, catalogIndex);
  const match = (part: TermPart) => matchPart(catalogIndex, categories, part);
  const requestedParts = partsOf(tokensOf(term), { isWord });
  const typed = requestedParts.map(match);
  let parts = typed;
  let positions = matchingAll(parts, catalogIndex.size);
  let corrections: Corrections = new Map();
  if (isEmpty(positions) && isEmpty(models)) {
    const lookup = { vocabulary: state.vocabulary, isWord };
    const repaired = typed.map((part) =>
      isEmpty(part.positions) ? correctPart(part, lookup).map(match) : [part],
    );
    parts = repaired.flat();
    corrections = correctionsOf(typed, repaired);
    positions = matchingMost(parts, requestedParts.length, catalogIndex.size);
  }
  const found = union(catalogIndex.size, [positions, models]);
  const forms = parts.flatMap((part) => part.forms);
  const best = rank(catalogIndex, found, {
    parts,
    model,
    models,
    exactCategories: categories.withName(forms),
    partialCategories: forms.flatMap(categories.withWords),
    colours: mainColours(catalogIndex, forms),
  });
  return { parts, positions: best, found, corrected: correctedTerm(term, corrections, catalogIndex, best) };
}

/**
 * Finds the products of a term. Every part must match: as a prefix of words in either language, also by its synonyms, or as part of a model
 * number. If nothing matches, mistyped words are corrected and unknown words ignored; if that fails too, half of the parts suffice. Prices
 * and sizes in the term limit the products to their ranges, and a word after a minus or "without" excludes products.
 */
export function findProducts(
  state: SearchState,
  catalogIndex: CatalogIndex,
  tenantId: number,
  term: string,
): Search {
  const { rest, phrase, limits, excluded } = limitsIn(term);
  if (limits.length === 0 && excluded.length === 0) return cachedSearch(state, catalogIndex, tenantId, term);
  const found = rest ? cachedSearch(state, catalogIndex, tenantId, rest) : allProducts(catalogIndex);
  const { texts } = catalogIndex.words;
  const left = limits.reduce((positions, limit) => within(catalogIndex, positions, limit), found.positions);
  const exclusions = excluded.map(({ word, negation }) => ({
    unwanted: positionsOfForms(texts, withSynonyms([plainText(word)])),
    negated: negation ? texts.withWords([negation]) : emptySet(catalogIndex.size),
  }));
  const isUnwanted = (position: number) =>
    exclusions.some(({ unwanted, negated }) => has(unwanted, position) && !has(negated, position));
  const positions = left.filter((position) => !isUnwanted(position));
  return {
    ...found,
    positions,
    found: bitSetOf(catalogIndex.size, positions),
    corrected: found.corrected && `${found.corrected} ${phrase}`.trim(),
  };
}

const allProducts = ({ listed }: CatalogIndex): Search => ({
  parts: [],
  positions: Int32Array.from(members(listed)),
  found: listed,
  corrected: '',
});

/** Products without a public price, or without the size, match no range. */
function within({ measures }: CatalogIndex, positions: Int32Array, { measure, range: { from, to } }: Limit) {
  const values = measures.get(measure);
  return positions.filter((position) => {
    const value = values?.[position] ?? Number.NaN;
    return value >= from && value <= to;
  });
}

function cachedSearch(state: SearchState, catalogIndex: CatalogIndex, tenantId: number, term: string) {
  const key = `${tenantId} ${plainText(term)} ${plainModel(term)}`;
  const cached = state.searches.get(key);
  if (cached) return cached;
  const found = search(state, catalogIndex, term);
  state.searches.set(key, found);
  return found;
}
