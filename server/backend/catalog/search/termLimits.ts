import { below, type PriceRange, priceRangeIn } from './priceRange.ts';

/** A limit in a term: the index measure and its range, in units of the currency or inches. */
export interface Limit {
  measure: 'price' | 'width' | 'depth' | 'height';
  range: PriceRange;
}

/** A word that products must not have, unless they also have its negation: "sans givre" is the name of a feature. */
interface Exclusion {
  word: string;
  /** "without", "not" or "sans"; empty for a minus. */
  negation: string;
}

export interface LimitedTerm {
  /** The term without the words of its limits. */
  rest: string;
  /** The words of the limits as typed. */
  phrase: string;
  limits: Limit[];
  /** Excluded words. */
  excluded: Exclusion[];
}

/** 33, 33.5, 23 3/4, 23-3/4 or 23½ */
const number = String.raw`(?<size>\d{1,3}(?:[.,]\d+|[\s-]\d\/[1-9]\d?|\s?[¼½¾⅛⅜⅝⅞])?)`;
const unit = String.raw`\s?(?:(?<centimetres>cm)|"|”|″|inch(?:es)?|in\.?|po(?:uces?)?)`;
const side = String.raw`\s?(?:de\s)?(?<side>wide|width|large|largeur|high|tall|height|haut|hauteur|deep|depth|profond|profondeur)`;
const end = String.raw`(?![\p{L}])`;

const measureOf = (side = ''): Limit['measure'] => {
  if (/^(?:high|tall|height|haut)/i.test(side)) return 'height';
  return /^(?:deep|depth|prof)/i.test(side) ? 'depth' : 'width';
};

/** A size in a term means products of about that size. */
const about = (size: number): PriceRange => ({ from: size - 1, to: size + 1 });
const upTo = (size: number): PriceRange => ({ from: 0, to: size });

const sizes: readonly (readonly [RegExp, (size: number) => PriceRange])[] = [
  [new RegExp(`${below}\\s${number}(?:${unit})?${side}${end}`, 'iu'), upTo],
  [new RegExp(`${below}\\s${number}${unit}${end}`, 'iu'), upTo],
  [new RegExp(`(?<![\\p{L}\\p{N}./])${number}(?:${unit})?${side}${end}`, 'iu'), about],
];

const centimetresPerInch = 2.54;

/** Returns the numeric value of a text such as 23 3/4. */
function numberOf(text: string): number {
  const [whole = '', numerator = '0', denominator = '1'] = text
    .replace(',', '.')
    .replace(/[¼½¾⅛⅜⅝⅞]/, ' $&')
    .normalize('NFKD')
    .split(/[^\d.]+/);
  return Number(whole) + Number(numerator) / Number(denominator);
}

const without = (term: string, phrase: string) => term.replace(phrase, ' ').replace(/\s+/g, ' ').trim();

function sizeIn(term: string): { phrase: string; limit: Limit } | null {
  for (const [pattern, rangeOf] of sizes) {
    const match = pattern.exec(term);
    if (!match) continue;
    const { size = '', centimetres, side: typedSide } = match.groups ?? {};
    const inches = numberOf(size) / (centimetres ? centimetresPerInch : 1);
    return { phrase: match[0], limit: { measure: measureOf(typedSide), range: rangeOf(inches) } };
  }
  return null;
}

/** Exclusions: sofa -leather, sofa without leather, canapé sans cuir. */
const exclusion = /(?<!\S)(?:-|(without|not|sans)\s+(?:(?:an?|any|the)\s+)?)(\p{L}{2,})/giu;

/** Reads sizes, a price and exclusions from a term: "fridge 33 wide", "sofa under $1000", "sofa -leather". */
export function limitsIn(term: string): LimitedTerm {
  const excluded = Array.from(term.matchAll(exclusion), ([, negation = '', word = '']) => ({
    word,
    negation: negation.toLowerCase(),
  }));
  let rest = term.replace(exclusion, ' ').replace(/\s+/g, ' ').trim();
  const phrases: string[] = [];
  const limits: Limit[] = [];
  const size = sizeIn(rest);
  if (size) {
    rest = without(rest, size.phrase);
    phrases.push(size.phrase.trim());
    limits.push(size.limit);
  }
  const priced = priceRangeIn(rest);
  if (priced) {
    rest = priced.rest;
    phrases.push(priced.phrase);
    limits.push({ measure: 'price', range: priced.range });
  }
  return { rest, phrase: phrases.join(' '), limits, excluded };
}
