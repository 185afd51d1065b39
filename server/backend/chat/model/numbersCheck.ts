import type { Statement } from '../reply.ts';

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g;

/** Number words. Without "one" and "un", which are usually articles. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two|deux',
    'three|trois',
    'four|quatre',
    'five|cinq',
    'six',
    'seven|sept',
    'eight|huit',
    'nine|neuf',
    'ten|dix',
    'eleven|onze',
    'twelve|douze',
    'thirteen|treize',
    'fourteen|quatorze',
    'fifteen|quinze',
    'sixteen|seize',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty|vingt',
  ].flatMap((names, at) => names.split('|').map((name) => [name, at + 2] as const)),
);
const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  trente: 30,
  forty: 40,
  quarante: 40,
  fifty: 50,
  cinquante: 50,
  sixty: 60,
  soixante: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  cent: 100,
  thousand: 1000,
  mille: 1000,
};

const valueOfDigits = (text: string): number => {
  const compact = text.replace(/[\u00a0\u202f ]/g, '');
  return Number(
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact) ? compact.replaceAll(',', '') : compact.replace(',', '.'),
  );
};

/** A Map, because a word may equal a property that every object has. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(Object.entries({ ...TENS, ...WORDS }));

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
