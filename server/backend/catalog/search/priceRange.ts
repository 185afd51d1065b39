/** A price range in units of the currency, both ends included. */
export interface PriceRange {
  from: number;
  to: number;
}

export interface PricedTerm {
  /** The term without the words of the price. */
  rest: string;
  /** The words of the price as typed. */
  phrase: string;
  range: PriceRange;
}

/** 1000, 1,000, 1 000, 1.000 $, $999.99, 2k; a comma or point before one or two digits is the decimal separator: 1,5k. */
const amount = String.raw`(?:us|ca)?\$?\s?(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d+)([.,]\d{1,2})?(k)?\b\s?(?:\$|(?:dollars?|usd|cad|bucks)\b)?`;

/** Units and words after a number that is not a price: a size, a count or a rating. */
const unit =
  /^\s?(?:"|”|″|'|’|%|(?:inch(?:es)?|in|cm|mm|m|ft|feet|foot|cu|cubic|pouces?|po|pieds?|lit(?:er|re)s?|l|lbs?|pounds?|livres?|kg|db|dba|watts?|w|btu|cfm|gallons?|seats?|seaters?|places?|personnes?|people|persons?|pieces?|pièces?|drawers?|tiroirs?|doors?|portes?|burners?|feux|years?|ans|months?|mois|nights?|nuits?|stars?|étoiles?)\b)/i;

/** Words before an upper limit of a price or size. */
export const below = `(?:under|below|less than|cheaper than|no more than|up to|at most|max(?:imum)?|moins de|moins cher que|sous|en dessous de|jusqu['’]?à|au plus|maximum de|<=?)`;
const above = `(?:over|above|more than|at least|starting at|min(?:imum)?|plus de|au[- ]dessus de|au moins|à partir de|dès|>=?)`;
const start = String.raw`(?<![\p{L}\p{N}])`;

/** A currency symbol before the amount. */
const signed = String.raw`(?=(?:us|ca)?\$)`;

const between = (first: number, second: number): PriceRange => ({
  from: Math.min(first, second),
  to: Math.max(first, second),
});
const upTo = (to: number): PriceRange => ({ from: 0, to });
const atLeast = (from: number): PriceRange => ({ from, to: Number.POSITIVE_INFINITY });

const patterns: readonly (readonly [RegExp, (first: number, second: number) => PriceRange])[] = [
  [new RegExp(`${start}(?:between|entre)\\s+${amount}\\s*(?:and|to|et|à|-|–)\\s*${amount}`, 'iu'), between],
  [new RegExp(`${start}(?:from|de)\\s+${amount}\\s*(?:to|à|-|–)\\s*${amount}`, 'iu'), between],
  // Amounts without words: with a currency symbol, alone, or with three digits after a product (sofa $20-$40, 20-40, sofa 200-400).
  [new RegExp(`${start}${signed}${amount}\\s*(?:-|–|to|à)\\s*${amount}`, 'iu'), between],
  [
    new RegExp(
      `(?:^\\s*|(?<=\\p{L}\\s+)(?=\\d{3,}\\s*[-–]\\s*\\d{3}))${amount}\\s*[-–]\\s*${amount}\\s*$`,
      'iu',
    ),
    between,
  ],
  [new RegExp(`${start}${below}\\s*${amount}`, 'iu'), upTo],
  [new RegExp(`${start}${above}\\s*${amount}`, 'iu'), atLeast],
  [new RegExp(`${start}${signed}${amount}`, 'iu'), upTo],
];

function amountOf(whole = '', cents = '', thousands = ''): number {
  const units = Number(whole.replace(/\D/g, '') + cents.replace(',', '.'));
  return thousands ? units * 1000 : units;
}

/**
 * Reads a price from a term in English or French: "sofa under 1000", "between $500 and $900", "canapé à moins de 1 000 $". null for a term
 * without a price, including a number with a unit, such as "rug under 60 inches"
 */
export function priceRangeIn(term: string): PricedTerm | null {
  for (const [pattern, rangeOf] of patterns) {
    const match = pattern.exec(term);
    if (!match || unit.test(term.slice(match.index + match[0].length))) continue;
    const [phrase, ...numbers] = match;
    const range = rangeOf(
      amountOf(numbers[0], numbers[1], numbers[2]),
      amountOf(numbers[3], numbers[4], numbers[5]),
    );
    const rest = `${term.slice(0, match.index).replace(/\s(?:à|a)\s*$/iu, ' ')} ${term.slice(match.index + phrase.length)}`;
    return { rest: rest.replace(/\s+/g, ' ').trim(), phrase: phrase.trim(), range };
  }
  return null;
}
