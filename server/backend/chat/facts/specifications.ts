import { ownValue } from '../../../../contract/ownValue.ts';
import type { Concept } from '../question/concepts.ts';
import type { Statement } from '../reply.ts';
import type { FactKind, FactScope } from './factScope.ts';
import { isAbout, sectionOf, textOf } from './factScope.ts';
import type { SheetRow } from './productSheet.ts';
import { statementOf } from './values.ts';

/** Concepts answered by other rows if the data sheet has no row for them. */
const answeredBy: Record<string, readonly string[]> = {
  size: ['width', 'depth', 'height'],
  length: ['length', 'width', 'depth'],
  capacity: ['capacity', 'oven_capacity', 'drum'],
  drum: ['drum', 'capacity'],
  firmness: ['firmness'],
  article: ['article', 'model'],
  model: ['model', 'article'],
  sku: ['sku', 'article'],
  core: ['core', 'material'],
  series: ['series', 'collection'],
  collection: ['collection', 'series'],
};

/** Concepts of the product page that are answered by the fit and delivery facts instead. */
const takenBy: Record<string, readonly string[]> = {
  fit: ['width', 'height', 'depth', 'size', 'length', 'doors', 'hinge', 'colour'],
  returns: ['length', 'size'],
  find: ['type', 'noise', 'width', 'depth', 'height', 'size', 'energy', 'colour'],
  assembly: [],
  warranty: ['service', 'length', 'size', 'lifespan'],
  delivery: ['length', 'size'],
  price: ['size'],
  cheaper: ['type'],
  documents: ['care', 'energy', 'service', 'size', 'article'],
  location: ['length', 'size', 'service'],
  contact: ['service', 'model'],
  reviews: ['noise'],
  clearance: ['clearance'],
};

/** A side mentioned explicitly is the only one wanted; "how long" may refer to a time. */
function isImplied({ question }: FactScope, code: string): boolean {
  if (code === 'size')
    return ['width', 'depth', 'height', 'length'].some((side) => question.concepts.has(side));
  return code === 'length' && question.concepts.size > 1;
}

const isTaken = (scope: FactScope, code: string) =>
  isImplied(scope, code) ||
  Object.entries(takenBy).some(([subject, codes]) => isAbout(scope, subject) && codes.includes(code));

function rowsAbout({ sheet }: FactScope, code: string): SheetRow[] {
  const codes = ownValue(answeredBy, code) ?? [code];
  if (code === 'size') return sheet.rows.filter(({ concept }) => codes.includes(concept));
  for (const one of codes) {
    const rows = sheet.rows.filter(({ concept }) => concept === one);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** For labels that belong to no concept: rows whose label occurs in the question word by word. */
const rowsNamed = ({ sheet, question }: FactScope): SheetRow[] =>
  sheet.rows.filter(
    ({ concept, words }) =>
      (concept === '' || !question.concepts.has(concept)) &&
      words.some((label) => {
        const significant = label.filter((word) => word.length > 2);
        return (
          significant.length > 0 &&
          significant.every((word) => question.tokens.includes(word)) &&
          significant.some((word) => question.rest.includes(word) || concept === '')
        );
      }),
  );

/** States that the data sheet does not contain a value, so that the shopper does not mistake another value for it. */
function missing(scope: FactScope, { en, fr }: Concept): Statement {
  const subject = scope.context.language === 'fr' ? fr : en;
  return {
    text: textOf(scope, 'chatNotPublished', { subject }),
    links: [sectionOf(scope, 'specifications')],
  };
}

const MOST_ROWS = 6;

/** Values of the data sheet: sizes, capacity, noise, energy, brand, model, materials and anything else with a label. */
export const specifications: FactKind = (scope) => {
  const { question } = scope;
  const wanted = [...question.concepts.values()].filter(
    ({ kind, code }) => kind !== 'feature' && !isTaken(scope, code),
  );
  const rows = new Set([
    ...wanted.filter(({ code }) => !question.foreign.has(code)).flatMap(({ code }) => rowsAbout(scope, code)),
    ...rowsNamed(scope),
  ]);
  return [...rows].slice(0, MOST_ROWS).map((row) => statementOf(scope, row));
};

/** The requested measures that have no row. */
export function missingValues(scope: FactScope): Statement[] {
  const { question } = scope;
  return [...question.concepts.values()]
    .filter(({ kind, code }) => (kind === 'measure' || code === 'warranty') && !isTaken(scope, code))
    .filter(({ code }) => question.foreign.has(code) || rowsAbout(scope, code).length === 0)
    .map((concept) => missing(scope, concept));
}
