import { type BitSet, has, intersection } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';
import type { TermPart } from './parts.ts';
import { searchIndexOf } from './searchIndex.ts';
import { stems, wholeForms } from './words.ts';

/** A part with the positions that match it. */
export type MatchedPart = TermPart & { positions: BitSet };

/** The parsed term, and the sets that decide how well a product matches. */
interface ParsedTerm {
  parts: readonly MatchedPart[];
  /** The whole term as a model number, and the positions that match it. */
  model: string;
  models: BitSet;
  /** Positions in a category with that exact name, and in one whose name contains it. */
  exactCategory: BitSet;
  partialCategory: BitSet;
  /** Positions that are shown in a colour of the term. */
  colours: BitSet;
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
  const whole = forms.map((form) => form.map((word) => names.having(wholeForms(word))).reduce(intersection));
  const prefixes = (forms[0] ?? []).map((word) => names.beginning(stems(word)));
  return [
    ...whole.map((set, at): Step => [at === 0 ? 40 : 34, set]),
    ...(prefixes.length > 0 ? [[25, prefixes.reduce(intersection)] as const] : []),
    [5, positions],
  ];
}

/** Sorts positions by score, best first; ties keep the default order. */
export function rank(
  catalogIndex: CatalogIndex,
  positions: Iterable<number>,
  { parts, model, models, exactCategory, partialCategory, colours }: ParsedTerm,
): Int32Array {
  const { heads, plainNames } = searchIndexOf(catalogIndex);
  const steps = parts.map((part) => stepsOf(catalogIndex, part));
  const cores = parts.map(({ forms }) => heads.having(forms.flatMap((form) => wholeForms(form.join('')))));
  const phrases = parts.map(({ forms }) => forms.map((form) => ` ${form.join(' ')}`));
  const scoreOf = (position: number) => {
    let score = has(exactCategory, position) ? 5 : has(partialCategory, position) ? 3 : 0;
    if (has(colours, position)) score += 8;
    if (has(models, position)) score += modelScore(catalogIndex.searchable[position]?.models ?? [], model);
    for (const ofPart of steps) score += ofPart.find(([, set]) => has(set, position))?.[0] ?? 0;
    for (const core of cores) if (has(core, position)) score += 10;
    for (const ofPart of phrases)
      if (ofPart.some((phrase) => plainNames[position]?.includes(phrase))) score += 6;
    return score;
  };
  const byScore = new Map<number, number[]>();
  for (const position of positions) {
    const score = scoreOf(position);
    const same = byScore.get(score);
    if (same) same.push(position);
    else byScore.set(score, [position]);
  }
  return Int32Array.from([...byScore].sort(([a], [b]) => b - a).flatMap(([, same]) => same));
}
