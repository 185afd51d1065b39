import { featureConcepts } from './featureConcepts.ts';
import { measureConcepts } from './measureConcepts.ts';
import { shopConcepts } from './shopConcepts.ts';
import { tokensIn } from './tokens.ts';

/**
 * What a question may be about: its code, and the phrases that mean it, in English and French, with commas between.
 * The first phrase of each language is its display name.
 */
export type ConceptRow = readonly [code: string, en: string, fr: string];

export interface Concept {
  code: string;
  en: string;
  fr: string;
  /** measure: a row of the data sheet with a value. feature: a product has it or not. shop: answered by its own kind of fact. */
  kind: 'measure' | 'feature' | 'shop';
}

interface Phrase {
  words: readonly string[];
  concept: Concept;
}

const split = (text: string) => text.split(',').map((phrase) => phrase.trim());

const rowsOf = (kind: Concept['kind'], rows: readonly ConceptRow[]): Phrase[] =>
  rows.flatMap(([code, en, fr]) => {
    const concept = { code, kind, en: split(en)[0] ?? code, fr: split(fr)[0] ?? code };
    return [...split(en), ...split(fr)]
      .filter(Boolean)
      .map((phrase) => ({ words: tokensIn(phrase), concept }));
  });

/** All phrases, the longest first: "counter depth" is not a depth. */
const phrases: readonly Phrase[] = [
  ...rowsOf('measure', measureConcepts),
  ...rowsOf('feature', featureConcepts),
  ...rowsOf('shop', shopConcepts),
].sort((a, b) => b.words.length - a.words.length);

/** The words of all phrases, for typing corrections. */
export const conceptWords: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));

/** A concept in a text, with the positions of its words. */
export interface FoundConcept {
  concept: Concept;
  from: number;
  to: number;
}

/** Finds the concepts of tokens, longest phrases first; a word belongs to one phrase. */
export function conceptsIn(tokens: readonly string[]): FoundConcept[] {
  const isTaken = tokens.map(() => false);
  const found: FoundConcept[] = [];
  for (const { words, concept } of phrases) {
    for (let from = 0; from + words.length <= tokens.length; from += 1) {
      const isHere = words.every((word, at) => tokens[from + at] === word && !isTaken[from + at]);
      if (!isHere) continue;
      isTaken.fill(true, from, from + words.length);
      found.push({ concept, from, to: from + words.length });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
