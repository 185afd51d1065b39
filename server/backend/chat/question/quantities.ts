import { ownValue } from '../../../../contract/ownValue.ts';
import { type Measure, UNITS, type Unit } from './units.ts';

/** A number with its unit. unit is null for a bare number. */
export interface Quantity {
  amount: number;
  unit: Unit | null;
  /** The words as written. */
  text: string;
  /** Digits after the decimal point. */
  decimals: number;
  /** Position of the first character. */
  at: number;
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
/** Not over 0. */
const RATIO = String.raw`(\d)\/([1-9]\d?)(?![\d/])`;
const FRACTION = String.raw`(?:[\s-]+${RATIO}|([½¼¾⅛⅜⅝⅞]))?`;
const vulgar: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

const unitPattern = UNITS.map(({ pattern }) => `(${pattern})`).join('|');
const quantity = new RegExp(
  String.raw`(\$\s?)?(?<![\p{L}\d.,/])(?:${RATIO}|(${NUMBER})${FRACTION})(?:[\s-]*(?:${unitPattern})(?![\p{L}]))?`,
  'giu',
);
const askedUnit = new RegExp(
  String.raw`(?<![\p{L}\d])(?:in|into|en|combien de|how many|number of|nombre de|as)\s+(?:${unitPattern})(?![\p{L}])`,
  'giu',
);

/** '1,200' and '1 200' are 1200, '35,75' is 35.75, '1.200,50' is 1200.5. */
export function numberOf(text: string): number {
  const compact = text.replace(/[\u00a0\u202f ]/g, '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact)) return Number(compact.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(compact)) return numberOf(compact.replaceAll('.', ''));
  return Number(compact.replace(',', '.'));
}

const decimalsOf = (text: string) => /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;

/** Finds the numbers of a text with their units, in order: "35 3/4 inches", '24"', "1 200 $", "60 cm". */
export function quantitiesIn(text: string): Quantity[] {
  const found = [...text.toLowerCase().matchAll(quantity)].map((match): Quantity => {
    const [whole, dollar, onlyOver, onlyUnder, number = '0', mixedOver, mixedUnder, sign, ...units] = match;
    const [over, under] = [onlyOver ?? mixedOver, onlyUnder ?? mixedUnder];
    const fraction = over && under ? Number(over) / Number(under) : sign ? (ownValue(vulgar, sign) ?? 0) : 0;
    const at = units.findIndex((one) => one !== undefined);
    const dollars = UNITS.find(({ measure }) => measure === 'money') ?? null;
    return {
      amount: numberOf(number) + fraction,
      unit: dollar ? dollars : (UNITS[at] ?? null),
      text: whole.trim(),
      decimals: fraction > 0 ? 3 : /^\d{1,3}(?:,\d{3})+$/.test(number) ? 0 : decimalsOf(number),
      at: match.index,
    };
  });
  return joinFeet(found, text);
}

/** A height of 5 ft 10 in. is one quantity. */
function joinFeet(quantities: readonly Quantity[], text: string): Quantity[] {
  const inches = UNITS.find(({ en }) => en === 'in.') ?? null;
  const joined: Quantity[] = [];
  for (const next of quantities) {
    const last = joined.at(-1);
    const isAdjacent = last && next.at - (last.at + last.text.length) <= 2;
    const isFeetAndInches = last?.unit?.en === 'ft' && (next.unit?.en === 'in.' || next.unit === null);
    if (!last || !isAdjacent || !isFeetAndInches || next.amount >= 12) joined.push(next);
    else {
      const amount = last.amount * 12 + next.amount;
      const whole = text.slice(last.at, next.at + next.text.length);
      joined.splice(-1, 1, { ...last, amount, unit: inches, text: whole });
    }
  }
  return joined;
}

/** Finds the unit in which a question wants a value: "how wide in cm?", "combien de litres?". */
export function unitIn(text: string): Unit | null {
  for (const match of text.toLowerCase().matchAll(askedUnit)) {
    const found = UNITS[match.slice(1).findIndex((one) => one !== undefined)];
    if (found?.isTarget) return found;
  }
  return null;
}

export const baseAmount = ({ amount, unit }: Quantity): number => amount * (unit?.factor ?? 1);

export const isOf = (measure: Measure, { unit }: Quantity): boolean => unit?.measure === measure;

/** Formats an amount with at most `decimals` decimal digits: 90.8 cm, 90,8 cm. */
export function writeAmount(language: string, amount: number, unit: Unit, decimals = 1): string {
  const locale = language === 'fr' ? 'fr-CA' : 'en-US';
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(amount);
  return `${number} ${language === 'fr' ? unit.fr : unit.en}`;
}

const METRIC = new Set(['cm', 'mm', 'm', 'L', 'kg']);
const isMetric = (unit: Unit | null) => unit !== null && METRIC.has(unit.en);

/**
 * Converts a published value. others: the same value as published elsewhere, for example in another language. Such a value in the target's
 * system of units is preferred if it agrees, because it may be the original
 */
export function convert(value: Quantity, target: Unit, others: readonly Quantity[] = []): Quantity | null {
  if (!value.unit || value.unit.measure !== target.measure) return null;
  const tolerance = (10 ** -value.decimals / 2) * value.unit.factor;
  const original = others.find(
    (one) =>
      one.unit?.measure === target.measure &&
      isMetric(one.unit) === isMetric(target) &&
      Math.abs(baseAmount(one) - baseAmount(value)) <= tolerance + 1e-9,
  );
  const amount = baseAmount(original ?? value) / target.factor;
  const decimals = target.en === 'm' ? 2 : 1;
  const rounded = Math.round(amount * 10 ** decimals) / 10 ** decimals;
  return { ...value, amount: rounded, unit: target, decimals };
}
