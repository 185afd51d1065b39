import { type BitSet, bitSetOf, intersection, members, removeAll, union } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { TermPart } from './parts.ts';
import { positionsOfForms } from './positionsOfForms.ts';
import { sharedZeros } from './sharedZeros.ts';
import { plainText, stems, wholeForms } from './words.ts';

/** Score of each kind of match. Within a group, the first match of each part counts. */
const scores = {
  model: { whole: 1000, beginning: 600, part: 300 },
  text: { typedInName: 40, synonymInName: 34, beginningInName: 25, elsewhere: 5 },
  category: { wholeName: 5, partOfName: 3 },
  shownInColour: 8,
  /** The part names the product itself: a sofa, not a cover for one. */
  head: 10,
  /** The words of the part are adjacent in the name. */
  phrase: 6,
} as const;

export type MatchedPart = TermPart & { positions: BitSet };

/** The parsed term, with the sets that determine how well a product matches. */
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
  if (own.includes(model)) return scores.model.whole;
  const isBeginning = own.some((one) => one.startsWith(model) || model.startsWith(one));
  return isBeginning ? scores.model.beginning : scores.model.part;
}

/** A score, with the positions that receive it. */
type Step = readonly [score: number, positions: BitSet];

function stepsOf(catalogIndex: CatalogIndex, { forms, positions }: MatchedPart): Step[] {
  const { names } = catalogIndex.words;
  const [typed = [], ...synonyms] = forms;
  return [
    [scores.text.typedInName, positionsOfForms(names, [typed])],
    [scores.text.synonymInName, positionsOfForms(names, synonyms)],
    [scores.text.beginningInName, typed.map((word) => names.withPrefixes(stems(word))).reduce(intersection)],
    [scores.text.elsewhere, positions],
  ];
}

/** Returns the positions whose name contains one of the forms of a part as a phrase; the last word may be incomplete. */
function positionsOfPhrases(catalogIndex: CatalogIndex, { forms }: TermPart, positions: BitSet): BitSet {
  const { names } = catalogIndex.words;
  const found = names.withPrefixes(forms.flatMap((form) => (form.length === 1 ? form : [])));
  const phrases: number[] = [];
  for (const form of forms.filter(({ length }) => length > 1)) {
    const [last = '', ...others] = form.toReversed();
    const withLast = intersection(names.withPrefixes([last]), positions);
    const candidates = others.map((word) => names.withWords([word])).reduce(intersection, withLast);
    const phrase = ` ${form.join(' ')}`;
    for (const position of members(candidates)) {
      const { en, fr } = catalogIndex.names.at(position);
      if (` ${plainText(en)} | ${plainText(fr)}`.includes(phrase)) phrases.push(position);
    }
  }
  return phrases.length > 0 ? union(catalogIndex.size, [found, bitSetOf(catalogIndex.size, phrases)]) : found;
}

/**
 * Sorts positions by score, best first; ties remain in default order. Sets are added one by one, because a term may match 100,000 products.
 */
export function rank(
  catalogIndex: CatalogIndex,
  positions: BitSet,
  { parts, model, models, exactCategories, partialCategories, colours }: ParsedTerm,
): Int32Array {
  const { heads } = catalogIndex.words;
  const totals = sharedZeros(catalogIndex.size);
  const raise = (set: BitSet, score: number, among = positions) => {
    // Without creating an array of members: a term uses some forty sets, each with 8,000 words for 250,000 products.
    for (let at = 0; at < set.length; at += 1) {
      for (let word = (set[at] ?? 0) & (among[at] ?? 0); word !== 0; word &= word - 1) {
        const position = at * 32 + 31 - Math.clz32(word & -word);
        totals[position] = (totals[position] ?? 0) + score;
      }
    }
  };
  /** Adds, for each position, the score of the first step that contains it. */
  const raiseFirst = (steps: readonly Step[]) => {
    const rest = positions.slice();
    for (const [score, set] of steps) {
      raise(set, score, rest);
      removeAll(rest, set);
    }
  };
  raiseFirst([
    ...exactCategories.map((set): Step => [scores.category.wholeName, set]),
    ...partialCategories.map((set): Step => [scores.category.partOfName, set]),
  ]);
  raiseFirst(colours.map((set) => [scores.shownInColour, set]));
  for (const position of members(intersection(models, positions)))
    totals[position] = (totals[position] ?? 0) + modelScore(catalogIndex.models.at(position), model);
  for (const part of parts) {
    raiseFirst(stepsOf(catalogIndex, part));
    raise(heads.withWords(part.forms.flatMap((form) => wholeForms(form.join('')))), scores.head);
    raise(positionsOfPhrases(catalogIndex, part, positions), scores.phrase);
  }
  return byScore(members(positions), totals);
}

/** Counting sort, because there are few distinct scores. */
function byScore(positions: Uint32Array, totals: Uint16Array): Int32Array {
  let best = 0;
  for (const position of positions) if ((totals[position] ?? 0) > best) best = totals[position] ?? 0;
  // Places start with the best score; each score follows the next better one.
  const next = new Uint32Array(best + 2);
  for (const position of positions) {
    const place = best - (totals[position] ?? 0) + 1;
    next[place] = (next[place] ?? 0) + 1;
  }
  for (let at = 1; at < next.length; at += 1) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const sorted = new Int32Array(positions.length);
  for (const position of positions) {
    const place = best - (totals[position] ?? 0);
    sorted[next[place] ?? 0] = position;
    next[place] = (next[place] ?? 0) + 1;
  }
  return sorted;
}
