import type { Shelf } from '../shelf/shelf.ts';

/** What was asked for: per word its possible forms, and the whole term as a model number. */
export interface Wanted {
  words: readonly (readonly string[])[];
  model: string;
}

function modelScore(models: readonly string[], model: string): number {
  if (model.length < 3) return 0;
  if (models.includes(model)) return 1000;
  if (models.some((own) => own.startsWith(model))) return 600;
  return models.some((own) => own.includes(model)) ? 300 : 0;
}

/** A whole word of the name counts most, then its beginning; a word found elsewhere (maker, category) least. */
function wordScore(name: string, forms: readonly string[]): number {
  if (forms.some((form) => name.includes(` ${form} `) || name.includes(` ${form}s `))) return 40;
  return forms.some((form) => name.includes(` ${form}`)) ? 25 : 5;
}

/** A thing's own name stands last in English and first in French: 'Sofa' before 'Sofa table'. */
const isHead = (name: string, forms: readonly string[]) =>
  forms.some((form) => name.includes(` ${form} |`) || name.includes(`| ${form} `));

function scoreOf(name: string, models: readonly string[], { words, model }: Wanted): number {
  const inName = words.reduce((sum, forms) => sum + wordScore(name, forms), 0);
  return modelScore(models, model) + inName + (words.some((forms) => isHead(name, forms)) ? 10 : 0);
}

/** The places, best first; equals in the shop's own order. */
export function rank(shelf: Shelf, places: readonly number[], wanted: Wanted): Int32Array {
  const scored = places.map((place) => {
    const { name = '', models = [] } = shelf.spoken[place] ?? {};
    return { place, score: scoreOf(name, models, wanted) };
  });
  return Int32Array.from(
    scored.sort((a, b) => b.score - a.score || a.place - b.place),
    ({ place }) => place,
  );
}
