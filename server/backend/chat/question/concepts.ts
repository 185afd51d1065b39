import { ownValue } from '../../../../contract/ownValue.ts';
import type { ConceptRow } from './conceptRow.ts';
import { featureConcepts } from './featureConcepts.ts';
import { measureConcepts } from './measureConcepts.ts';
import { shopConcepts } from './shopConcepts.ts';
import { tokensIn } from './tokens.ts';

/** A concept that a question may be about. */
export interface Concept {
  code: string;
  en: string;
  fr: string;
  /** measure: a row of the data sheet with a value. feature: a product has it or does not. shop: answered by its own kind of fact */
  kind: 'measure' | 'feature' | 'shop';
}

type Language = 'en' | 'fr';

interface Phrase {
  language: Language;
  words: readonly string[];
  concept: Concept;
}

const split = (text: string) => text.split(',').map((phrase) => phrase.trim());

const rowsOf = (kind: Concept['kind'], rows: readonly ConceptRow[]): Phrase[] =>
  rows.flatMap(([code, en, fr]) => {
    const concept = { code, kind, en: split(en)[0] ?? code, fr: split(fr)[0] ?? code };
    const of = (language: Language, text: string) =>
      split(text)
        .filter(Boolean)
        .map((phrase) => ({ words: tokensIn(phrase), concept, language }));
    return [...of('en', en), ...of('fr', fr)];
  });

/** All phrases, longest first: "counter depth" is not a depth. */
const phrases: readonly Phrase[] = [
  ...rowsOf('measure', measureConcepts),
  ...rowsOf('feature', featureConcepts),
  ...rowsOf('shop', shopConcepts),
].sort((a, b) => b.words.length - a.words.length);

const byLanguage = (language: string) => phrases.filter((phrase) => phrase.language === language);

const PHRASES: Readonly<Record<string, readonly Phrase[]>> = { en: byLanguage('en'), fr: byLanguage('fr') };

const wordsOf = (language: string): ReadonlySet<string> =>
  new Set(ownValue(PHRASES, language)?.flatMap(({ words }) => words));

/** The words of all phrases by language, for typing corrections. */
export const conceptWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordsOf('en'),
  fr: wordsOf('fr'),
};

/** A concept in a text, with the positions of its words. */
export interface FoundConcept {
  concept: Concept;
  from: number;
  to: number;
}

/** Finds the concepts in tokens, longest phrases first; a word belongs to one phrase. If no language is given, phrases of both count. */
export function conceptsIn(tokens: readonly string[], language?: string): FoundConcept[] {
  const isTaken = tokens.map(() => false);
  const found: FoundConcept[] = [];
  for (const { words, concept } of (language && ownValue(PHRASES, language)) || phrases) {
    for (let from = 0; from + words.length <= tokens.length; from += 1) {
      const isHere = words.every((word, at) => tokens[from + at] === word && !isTaken[from + at]);
      if (!isHere) continue;
      isTaken.fill(true, from, from + words.length);
      found.push({ concept, from, to: from + words.length });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
