import { type BitSet, bitSetOf, intersection, members, removeAll, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { TermPart } from './parts.ts';
import { havingForm, searchIndexOf } from './searchIndex.ts';
import { sharedZeros } from './sharedZeros.ts';
import { plainText, stems, wholeForms } from './words.ts';

/** A part with the positions that match it. */
export type MatchedPart = TermPart & { positions: BitSet };

/** The parsed term, and the sets that decide how well a product matches. */
interface ParsedTerm {
  parts: readonly MatchedPart[];
  /** The whole term as a model number, and the positions that match it. */
  model: string;
  models: BitSet;
  /** Positions in categories with that exact name, and in those whose name contains it. */
  exactCategories: readonly BitSet[];
  partialCategories: readonly BitSet[];
  /** Positions that are shown in each colour of the term. */
  colours: readonly BitSet[];
}

function modelScore(own: readonly string[], model: string): number {
  if (own.includes(model)) return 1000;
  return own.some((one) => one.startsWith(model) || model.startsWith(one)) ? 600 : 300;
}

/** A score and the positions that receive it; per part the first match counts. */
type Step = readonly [score: number, positions: BitSet];

/**
 * Scores a part: typed words in the name score highest, then synonyms, then prefixes, last manufacturer or category.
 */
function stepsOf(catalogIndex: CatalogIndex, { forms, positions }: MatchedPart): Step[] {
  const { names } = searchIndexOf(catalogIndex);
  const [typed = [], ...synonyms] = forms;
  return [
    [40, havingForm(names, [typed])],
    [34, havingForm(names, synonyms)],
    [25, typed.map((word) => names.beginning(stems(word))).reduce(intersection)],
    [5, positions],
  ];
}

/** Returns the positions whose name contains one of the forms of a part as a phrase; its last word may be unfinished. */
function namedIn(catalogIndex: CatalogIndex, { forms }: TermPart, positions: BitSet): BitSet {
  const { names } = searchIndexOf(catalogIndex);
  const found = names.beginning(forms.flatMap((form) => (form.length === 1 ? form : [])));
  const phrases: number[] = [];
  for (const form of forms.filter(({ length }) => length > 1)) {
    const [last = '', ...others] = form.toReversed();
    const withLast = intersection(names.beginning([last]), positions);
    const candidates = others.map((word) => names.having([word])).reduce(intersection, withLast);
    const phrase = ` ${form.join(' ')}`;
    for (const position of members(candidates)) {
      const { en, fr } = catalogIndex.names.at(position);
      if (` ${plainText(en)} | ${plainText(fr)}`.includes(phrase)) phrases.push(position);
    }
  }
  return phrases.length > 0 ? union(catalogIndex.size, [found, bitSetOf(catalogIndex.size, phrases)]) : found;
}

/** Sorts positions by score, best first; ties keep the default order. Sets are added one by one: a term may match 100,000 products. */
export function rank(
  catalogIndex: CatalogIndex,
  positions: BitSet,
  { parts, model, models, exactCategories, partialCategories, colours }: ParsedTerm,
): Int32Array {
  const { heads } = searchIndexOf(catalogIndex);
  const scores = sharedZeros(catalogIndex.size);
  const raise = (set: BitSet, score: number, among = positions) => {
    // Without an array of the members: a term raises some forty sets, each with 8,000 words for 250,000 products.
    for (let at = 0; at < set.length; at += 1) {
      for (let word = (set[at] ?? 0) & (among[at] ?? 0); word !== 0; word &= word - 1) {
        const position = at * 32 + 31 - Math.clz32(word & -word);
        scores[position] = (scores[position] ?? 0) + score;
      }
    }
  };
  /** For each position the first step that contains it. */
  const raiseFirst = (steps: readonly Step[]) => {
    const rest = positions.slice();
    for (const [score, set] of steps) {
      raise(set, score, rest);
      removeAll(rest, set);
    }
  };
  raiseFirst([
    ...exactCategories.map((set): Step => [5, set]),
    ...partialCategories.map((set): Step => [3, set]),
  ]);
  raiseFirst(colours.map((set) => [8, set]));
  for (const position of members(intersection(models, positions)))
    scores[position] = (scores[position] ?? 0) + modelScore(catalogIndex.models.at(position), model);
  for (const part of parts) {
    raiseFirst(stepsOf(catalogIndex, part));
    raise(heads.having(part.forms.flatMap((form) => wholeForms(form.join('')))), 10);
    raise(namedIn(catalogIndex, part, positions), 6);
  }
  return byScore(members(positions), scores);
}

/** Sorts by counting: the number of different scores is small. */
function byScore(positions: Uint32Array, scores: Uint16Array): Int32Array {
  let best = 0;
  for (const position of positions) if ((scores[position] ?? 0) > best) best = scores[position] ?? 0;
  // The best score has the first place; each score begins where the better one ends.
  const next = new Uint32Array(best + 2);
  for (const position of positions) {
    const place = best - (scores[position] ?? 0) + 1;
    next[place] = (next[place] ?? 0) + 1;
  }
  for (let at = 1; at < next.length; at += 1) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const sorted = new Int32Array(positions.length);
  for (const position of positions) {
    const place = best - (scores[position] ?? 0);
    sorted[next[place] ?? 0] = position;
    next[place] = (next[place] ?? 0) + 1;
  }
  return sorted;
}
