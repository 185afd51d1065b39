import type { Statement } from '../reply.ts';

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g;

/** Number words. Without "one" and "un", which are usually articles. A Map, because a word may equal a property that every object has. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'two deux',
    3: 'three trois',
    4: 'four quatre',
    5: 'five cinq',
    6: 'six',
    7: 'seven sept',
    8: 'eight huit',
    9: 'nine neuf',
    10: 'ten dix',
    11: 'eleven onze',
    12: 'twelve douze',
    13: 'thirteen treize',
    14: 'fourteen quatorze',
    15: 'fifteen quinze',
    16: 'sixteen seize',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty vingt',
    30: 'thirty trente',
    40: 'forty quarante',
    50: 'fifty cinquante',
    60: 'sixty soixante',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
    100: 'hundred cent',
    1000: 'thousand mille',
  }).flatMap(([value, names]) => names.split(' ').map((name) => [name, Number(value)] as const)),
);

const valueOfDigits = (text: string): number => {
  const compact = text.replace(/[\u00a0\u202f ]/g, '');
  return Number(
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact) ? compact.replaceAll(',', '') : compact.replace(',', '.'),
  );
};

/** The numbers in a text, as digits and as words. */
export function numbersOf(text: string): number[] {
  const digits = [...text.matchAll(NUMBER)].map(([number]) => valueOfDigits(number));
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...digits, ...words.flatMap((word) => NUMBER_WORDS.get(word) ?? [])];
}

/** Numbers in a text that are in no fact of the shop. Quotes from reviews are not facts. */
export function unsupportedNumbers(text: string, facts: readonly Statement[]): number[] {
  const own = new Set(facts.filter(({ isQuoted }) => !isQuoted).flatMap((fact) => numbersOf(fact.text)));
  return numbersOf(text).filter((number) => !own.has(number));
}
