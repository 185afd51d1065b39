import { ownValue } from '../../../../contract/ownValue.ts';
import { typingDistance } from '../../catalog/search/vocabulary.ts';
import { type Concept, conceptsIn, conceptWords, type FoundConcept } from './concepts.ts';
import {
  denyingWords,
  englishWords,
  frenchWords,
  openWords,
  ordinaryWords,
  partWords,
} from './ordinaryWords.ts';
import { type Quantity, quantitiesIn, unitIn } from './quantities.ts';
import { tokensIn } from './tokens.ts';
import type { Unit } from './units.ts';

/** How the names of a product occur in questions about it. */
export interface ProductWords {
  /** Whole names, in both languages. */
  names: readonly string[];
  /** Stems of words that refer to the product: from its names, categories and their synonyms. */
  words: ReadonlySet<string>;
  /** Stems that name what the whole product is: the words of its family. */
  family: ReadonlySet<string>;
  /** Stems of the labels and features of its data sheet, for typing corrections. */
  sheet: ReadonlySet<string>;
}

export interface Question {
  text: string;
  /** The question without the product's names. */
  plain: string;
  /** Stems of the words as typed. */
  typed: readonly string[];
  /** Stems of the words with typing errors corrected. */
  tokens: readonly string[];
  concepts: ReadonlyMap<string, Concept>;
  /** Codes of concepts that refer to a part or to something else: the width of the drawer. */
  foreign: ReadonlySet<string>;
  /** Stems of the words with a subject that belong to no concept. */
  rest: readonly string[];
  quantities: readonly Quantity[];
  /** The unit in which a value is requested. */
  unit: Unit | null;
  isNegated: boolean;
  isYesNo: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Removes the product's names, because their words and numbers do not refer to the subject. */
function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.filter((name) => name.length > 3).sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => rest.replace(new RegExp(escaped(name), 'giu'), ' it '), text);
}

/** Maximum number of typing errors in a word. */
const tolerance = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The first letter is rarely mistyped, except by swapping it with the second. */
const canBe = (typed: string, word: string) =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** Swapped letters are more likely than a wrong letter. */
const SWAP = 0.5;
const lettersOf = (word: string) => [...word].sort().join('');

/** Some wrong letters usually make a different word, not a typing error: thick, think. */
const isOtherWord = (typed: string, word: string) =>
  ordinaryWords.has(word) && typed.length === word.length && lettersOf(typed) !== lettersOf(word);

function nearestWord(typed: string, vocabularies: readonly ReadonlySet<string>[]): string {
  const letters = lettersOf(typed);
  const most = tolerance(typed);
  let best = { word: typed, distance: most + 1 };
  for (const vocabulary of vocabularies)
    for (const word of vocabulary) {
      if (word.length < 3 || Math.abs(word.length - typed.length) > most || !canBe(typed, word)) continue;
      const errors = typingDistance(typed, word);
      if (errors > most || isOtherWord(typed, word)) continue;
      const distance = lettersOf(word) === letters ? errors - SWAP : errors;
      if (distance < best.distance) best = { word, distance };
    }
  return best.word;
}

const hasDigit = (token: string) => /\d/.test(token);

/** Corrects the tokens that no vocabulary contains: to words of the data sheet first, then to subjects, then to all other words. */
function corrected(tokens: readonly string[], { words, sheet }: ProductWords, language: string): string[] {
  const vocabularies = [
    sheet,
    ownValue(conceptWords, language) ?? new Set(),
    words,
    ordinaryWords,
    partWords,
  ];
  const isWord = (token: string) => vocabularies.some((vocabulary) => vocabulary.has(token));
  return tokens.map((token) => (hasDigit(token) || isWord(token) ? token : nearestWord(token, vocabularies)));
}

/** The word before such a concept is one of its values: a brass finish, an oak table. */
const valued = new Set([
  'colour',
  'material',
  'style',
  'shape',
  'fuel',
  'type',
  'brand',
  'core',
  'firmness',
  'defrost',
  'size',
  'series',
  'collection',
  'designer',
]);

const connecting = new Set(
  tokensIn('of the its a an de du des d la le l les un une sa son ses à au in on for from dans'),
);

/** The word that a measure belongs to: the one before it, or after "of the". */
function neighbours(tokens: readonly string[], from: number, to: number): { before: string; after: string } {
  const before = tokens[from - 1] ?? '';
  const isLinked = ['of', 'de', 'du', 'd', 'is', 'are', 'est', 'doe'].includes(tokens[to] ?? '');
  if (!isLinked) return { before, after: '' };
  const after = tokens.slice(to + 1).find((token) => !connecting.has(token)) ?? '';
  return { before, after };
}

interface Reading {
  tokens: readonly string[];
  found: readonly FoundConcept[];
  rest: readonly string[];
}

/** Number of meaningless words from which on a corrected word is no longer trusted to be a subject. */
const STRANGE_WORDS = 2;

function readIn(language: string, typed: readonly string[], product: ProductWords): Reading {
  const tokens = corrected(typed, product, language);
  const isOther = (token: string) =>
    !hasDigit(token) && token.length > 2 && !ordinaryWords.has(token) && !product.words.has(token);
  const found = conceptsIn(tokens, language);
  const isTaken = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const rest = tokens.filter((token, at) => !isTaken(at) && isOther(token));
  const isTyped = found.some(({ from, to }) =>
    typed.slice(from, to).every((word, at) => word === tokens[from + at]),
  );
  if (isTyped || rest.length < STRANGE_WORDS) return { tokens, found, rest };
  return { tokens: typed, found: [], rest: typed.filter(isOther) };
}

/** Reads a question: its subjects, quantities, negation and form. language: that of its words, as far as known */
export function readQuestion(text: string, product: ProductWords, language: string): Question {
  const plain = withoutNames(text, product.names);
  const typed = tokensIn(plain);
  const own = readIn(language, typed, product);
  const { tokens, found, rest } =
    own.found.length > 0 ? own : readIn(language === 'fr' ? 'en' : 'fr', typed, product);
  const isTaken = tokens.map((_, at) => found.some(({ from, to }) => at >= from && at < to));
  const hasPart = tokens.some(
    (token, at) => !isTaken[at] && partWords.has(token) && !product.family.has(token),
  );
  const isForeign = (token: string) => rest.includes(token) && !product.sheet.has(token);
  const foreign = found
    .filter(({ concept, from, to }) => {
      if (concept.kind !== 'measure') return false;
      const { before, after } = neighbours(tokens, from, to);
      return hasPart || isForeign(after) || (!valued.has(concept.code) && isForeign(before));
    })
    .map(({ concept }) => concept.code);
  return {
    text,
    plain,
    typed,
    tokens,
    concepts: new Map(found.map(({ concept }) => [concept.code, concept])),
    foreign: new Set(foreign),
    rest,
    quantities: quantitiesIn(plain),
    unit: unitIn(plain),
    isNegated: tokens.some((token, at) => !isTaken[at] && denyingWords.has(token)),
    isYesNo: !tokens.slice(0, 5).some((token) => openWords.has(token)),
  };
}

/** The language of a question: the one with more of its function words, or else the language of the page. */
export function languageOf(text: string, fallback: string): string {
  const tokens = tokensIn(text);
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  const [english, french] = [count(englishWords), count(frenchWords)];
  if (french >= english + 2) return 'fr';
  return english >= french + 2 ? 'en' : fallback;
}
