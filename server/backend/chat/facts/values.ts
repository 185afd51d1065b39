import {
  baseAmount,
  convert,
  isOf,
  type Quantity,
  quantitiesIn,
  writeAmount,
} from '../question/quantities.ts';
import type { Question } from '../question/question.ts';
import { tokensIn } from '../question/tokens.ts';
import type { Statement } from '../reply.ts';
import { type FactScope, sectionOf, textOf } from './factScope.ts';
import type { SheetRow } from './productSheet.ts';

type Language = 'en' | 'fr';
const languageOf = ({ context }: Pick<FactScope, 'context'>): Language =>
  context.language === 'fr' ? 'fr' : 'en';

const more = new Set(
  tokensIn(
    'more over above pricier exceed exceeds exceeding least wider taller deeper heavier higher bigger larger longer louder greater plus dépasse dépasser supérieur supérieure moins_de',
  ),
);
const less = new Set(
  tokensIn(
    'less cheaper under below within most fewer narrower shorter lighter smaller quieter lower moins inférieur inférieure sous maximum',
  ),
);

/** The value in a question with which the product is to be compared. */
function comparisonIn({ tokens, quantities }: Question, value: Quantity) {
  const measure = value.unit?.measure;
  const other = quantities.find((one) => (measure ? isOf(measure, one) : one.unit === null));
  if (!other) return null;
  const wanted =
    tokens.some((token) => more.has(token)) && !tokens.join(' ').includes('au moin')
      ? ('more' as const)
      : tokens.some((token) => less.has(token))
        ? ('less' as const)
        : ('equal' as const);
  return { other, wanted };
}

/** Lengths and weights are usually stated in whole units, so "30 inches" also means 29.9. */
const isNear = (a: number, b: number, { decimals, unit }: Quantity) =>
  Math.abs(a - b) <= (unit?.factor ?? 1) * (decimals > 0 ? 10 ** -decimals / 2 : 0.5) + 1e-9;

/** Answers "is it wider than 30 inches?" from the published value; null if the question contains no comparison. */
export function verdictOf(scope: FactScope, value: Quantity): { lead: string; relation: string } | null {
  const compared = comparisonIn(scope.question, value);
  if (!compared) return null;
  const { other, wanted } = compared;
  const [own, limit] = [baseAmount(value), baseAmount(other)];
  const isEqual = isNear(own, limit, other);
  const relation =
    isEqual && wanted === 'equal'
      ? 'chatAsMuch'
      : own > limit
        ? 'chatMoreThan'
        : own < limit
          ? 'chatLessThan'
          : 'chatAsMuch';
  const holds =
    wanted === 'more'
      ? own > limit || (isAtLeast(scope.question) && own >= limit)
      : wanted === 'less'
        ? own < limit || (isAtMost(scope.question) && own <= limit)
        : isEqual;
  const { isYesNo, isNegated } = scope.question;
  const lead = isYesNo && !isNegated ? `${textOf(scope, holds ? 'chatYes' : 'chatNo')} ` : '';
  return { lead, relation: textOf(scope, relation, { other: other.text }) };
}

const isAtLeast = ({ tokens }: Question) => tokens.includes('least');
const isAtMost = ({ tokens }: Question) => tokens.includes('most') || tokens.includes('maximum');

/** The value in the requested unit, added to the published one. */
function converted(scope: FactScope, row: SheetRow): string {
  const { question } = scope;
  const language = languageOf(scope);
  const [value] = quantitiesIn(row.value[language]);
  const target =
    question.unit ??
    question.quantities.find(({ unit }) => unit?.measure === value?.unit?.measure)?.unit ??
    null;
  if (!value?.unit || !target?.isTarget || target === value.unit) return '';
  const others = quantitiesIn(row.value[language === 'fr' ? 'en' : 'fr']);
  const english = language === 'fr' ? (quantitiesIn(row.value.en)[0] ?? value) : value;
  const result = convert(english, target, [...others, value]);
  if (!result) return '';
  return ` (${writeAmount(context(scope), result.amount, target, Math.max(1, result.decimals))})`;
}
const context = ({ context: { language } }: FactScope) => language;

/** Whether the question mentions the row's value: "is it black?" for a row with the value Black. */
function namesValue({ question }: FactScope, { value }: SheetRow): boolean | null {
  const words = new Set(
    [...tokensIn(value.en), ...tokensIn(value.fr)].filter((word) => word.length > 2 && !/\d/.test(word)),
  );
  const rest = question.rest.filter((word) => word.length > 2);
  if (!question.isYesNo || rest.length === 0) return null;
  return rest.every((word) => words.has(word));
}

/** A value such as "88 in." already ends with a period. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Rows with a single value: any other value in the question is wrong. */
const closed = new Set([
  'brand',
  'type',
  'defrost',
  'designer',
  'series',
  'collection',
  'model',
  'article',
  'shape',
  'core',
]);

/** States a row of the data sheet, with the comparison or conversion that the question asks for. */
export function statementOf(scope: FactScope, row: SheetRow): Statement {
  const language = languageOf(scope);
  const label = row.label[language];
  const links = [sectionOf(scope, row.section)];
  const name = scope.page.name;
  if (row.isYes !== null && row.concept !== 'colour')
    return { text: textOf(scope, row.isYes ? 'chatHas' : 'chatHasNot', { label, name }), links };
  const value = `${row.value[language]}${converted(scope, row)}`;
  const fact = textOf(scope, 'chatFact', { label, value });
  const quantities = quantitiesIn(row.value[language]);
  const verdict = quantities[0] ? verdictOf(scope, quantities[0]) : null;
  if (verdict) {
    return { text: sentence(`${verdict.lead}${fact}${verdict.relation}`), links };
  }
  const isNamed = namesValue(scope, row);
  const isAnswer = isNamed === true || (isNamed === false && closed.has(row.concept));
  const lead =
    isAnswer && !scope.question.isNegated ? `${textOf(scope, isNamed ? 'chatYes' : 'chatNo')} ` : '';
  return { text: sentence(`${lead}${fact}`), links };
}
