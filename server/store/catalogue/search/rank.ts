import { type BitSet, both, has } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Part } from './parts.ts';
import { searchIndexOf } from './searchIndex.ts';
import { stems, wholeForms } from './wordForms.ts';

/** A part with the places that answer it. */
export type FoundPart = Part & { places: BitSet };

/** What was asked for, and what tells how well a product answers it. */
interface Asked {
  parts: readonly FoundPart[];
  /** The whole term as a model number, and the places that have it. */
  model: string;
  models: BitSet;
  /** Places in a category that is called what was asked for, and in one whose name has it in. */
  home: BitSet;
  nearHome: BitSet;
}

function modelScore(own: readonly string[], model: string): number {
  if (own.includes(model)) return 1000;
  return own.some((one) => one.startsWith(model) || model.startsWith(one)) ? 600 : 300;
}

/** A score and who gets it; of those of one part the first counts. */
type Step = readonly [score: number, places: BitSet];

/** The typed words in the name count most, then what else the thing is called, then beginnings, last the maker or category. */
function stepsOf(shelf: Shelf, { forms, places }: FoundPart): Step[] {
  const { names } = searchIndexOf(shelf);
  const whole = forms.map((form) => form.map((word) => names.having(wholeForms(word))).reduce(both));
  const begun = (forms[0] ?? []).map((word) => names.beginning(stems(word)));
  return [
    ...whole.map((set, at): Step => [at === 0 ? 40 : 34, set]),
    ...(begun.length > 0 ? [[25, begun.reduce(both)] as const] : []),
    [5, places],
  ];
}

/** The places, best first; equals in the shop's own order. */
export function rank(
  shelf: Shelf,
  places: Iterable<number>,
  { parts, model, models, home, nearHome }: Asked,
): Int32Array {
  const { heads, plainNames } = searchIndexOf(shelf);
  const steps = parts.map((part) => stepsOf(shelf, part));
  const cores = parts.map(({ forms }) => heads.having(forms.flatMap((form) => wholeForms(form.join('')))));
  const phrases = parts.map(({ forms }) => forms.map((form) => ` ${form.join(' ')}`));
  const scoreOf = (place: number) => {
    let score = has(home, place) ? 5 : has(nearHome, place) ? 3 : 0;
    if (has(models, place)) score += modelScore(shelf.spoken[place]?.models ?? [], model);
    for (const ofPart of steps) score += ofPart.find(([, set]) => has(set, place))?.[0] ?? 0;
    for (const core of cores) if (has(core, place)) score += 10;
    for (const ofPart of phrases)
      if (ofPart.some((phrase) => plainNames[place]?.includes(phrase))) score += 6;
    return score;
  };
  const byScore = new Map<number, number[]>();
  for (const place of places) {
    const score = scoreOf(place);
    const same = byScore.get(score);
    if (same) same.push(place);
    else byScore.set(score, [place]);
  }
  return Int32Array.from([...byScore].sort(([a], [b]) => b - a).flatMap(([, same]) => same));
}
