import type { Expected, QuestionCase } from './questionCase.ts';

const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?/g;

/** The numbers of a text: "1,499.00" and "1 499,00" are 1499. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].map(([number]) => {
    const compact = number.replace(/[\u00a0\u202f]/g, '');
    return Number(
      /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(compact)
        ? compact.replaceAll(',', '')
        : compact.replace(',', '.'),
    );
  });
}

const UNKNOWN = /I don’t know|Je ne sais pas/;
const YES = /(?:^|: )(?:yes|oui)\b|^(?:Yes|Oui)\b/im;
const NO = /(?:^|: )(?:no|non)\b|^(?:No|Non)\b/im;

/** Whether a reply agrees with the data. */
export function isCorrect(reply: string, expected: Expected): boolean {
  if (expected.is === 'unknown') return UNKNOWN.test(reply);
  if (UNKNOWN.test(reply)) return false;
  if (expected.is === 'yes') return YES.test(reply) && !NO.test(reply);
  if (expected.is === 'no') return NO.test(reply) && !YES.test(reply);
  if (expected.is === 'text') return reply.toLowerCase().includes(expected.value.toLowerCase());
  return numbersIn(reply).some((number) => Math.abs(number - expected.value) <= expected.tolerance);
}

const FACTORS = [2.54, 1 / 12, 0.0254, 28.3168, 0.453_592, 1 / 2.54, 12];
const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.51, Math.abs(b) * 0.002);

/** The remaining space, or the amount by which it is exceeded. */
const CLEARANCE = /(?:with|it is|il reste|il y a) [\d.,]+ (?:in\.|po) ?(?:to spare|too much|de trop)?/g;
/** Lengths of a question in inches: as written, in feet or in centimetres. */
const LENGTH_FACTORS = [1, 12, 1 / 2.54];

/** Whether each clearance in a reply is the difference between a length in the question and a size in the reply. */
function hasOwnClearances(reply: string, { text }: QuestionCase): boolean {
  const sizes = numbersIn(reply.replaceAll(CLEARANCE, ''));
  const lengths = numbersIn(text).flatMap((length) => LENGTH_FACTORS.map((factor) => length * factor));
  const isDifference = (clearance: number) =>
    lengths.some((length) => sizes.some((size) => Math.abs(Math.abs(length - size) - clearance) < 0.01));
  return (reply.match(CLEARANCE) ?? []).flatMap(numbersIn).every(isDifference);
}

/** The numbers in a reply that are in neither the data, its conversions, the question nor the shop's pages. */
export function inventedNumbers(reply: string, question: QuestionCase, shopTexts: string): number[] {
  const own = new Set([...numbersIn(shopTexts), ...numbersIn(question.text), ...question.facts]);
  const converted = question.facts.flatMap((fact) => FACTORS.map((factor) => fact * factor));
  const judged = hasOwnClearances(reply, question) ? reply.replaceAll(CLEARANCE, '') : reply;
  return numbersIn(judged).filter(
    (number) => !own.has(number) && !converted.some((fact) => isNear(number, fact)),
  );
}
