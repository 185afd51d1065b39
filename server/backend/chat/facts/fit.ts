import { isClearanceLabel, unknownDimensions } from '../../../../contract/fit.ts';
import { fitOf } from '../../../../contract/fitRules.ts';
import { baseAmount } from '../question/quantities.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';
import { type Space, sides, spacesIn } from './spaces.ts';
import { statementOf } from './values.ts';
import { readProductScope } from './variantScope.ts';

/** Height in inches of a standard door opening, assumed if the question does not state one. */
const DOOR_HEIGHT = 80;

const inchesOf = (language: string, value: number) =>
  `${new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', { maximumFractionDigits: 2 }).format(value)} ${language === 'fr' ? 'po' : 'in.'}`;

/** Whether the product fits through a door, by the same rules as the page's own check. */
function throughDoor(
  scope: FactScope,
  { width, height }: { width: number; height: number },
  text: string,
): Statement {
  const { page } = scope;
  const fit = fitOf(page.dimensions, {
    clearance: unknownDimensions,
    doorway: { width, height, depth: null },
  });
  const key = {
    yes: 'chatDoorYes',
    no: 'chatDoorNo',
    unknown: page.dimensions.in_parts ? 'chatDoorParts' : 'chatDoorUnknown',
  } as const;
  return {
    text: textOf(scope, key[fit.verdict], {
      name: page.name,
      door: text,
      height: inchesOf(scope.context.language, height),
    }),
    links: guides(scope),
  };
}

/** The documents about measuring, as additional sources. */
function guides(scope: FactScope) {
  const documents = scope.page.doc_asset.filter(({ title, url }) =>
    /size|measur|mesure|fit\b/i.test(`${title} ${url}`),
  );
  return [sectionOf(scope, 'specifications'), ...documents.map(({ title, url }) => ({ title, url }))];
}

/** The lengths in the question describe the space, so they are not compared with rows. */
const withoutQuantities = (scope: FactScope): FactScope => ({
  ...scope,
  question: { ...scope.question, quantities: [] },
});

function sizeRows(scope: FactScope): Statement[] {
  return scope.sheet.rows
    .filter(({ concept }) => sides.some((side) => side === concept))
    .map((row) => statementOf(withoutQuantities(scope), row));
}

/** Compares one side of the product with the available space, and states the difference. */
function intoSpace(scope: FactScope, { side, space }: Space): Statement {
  const own = scope.page.dimensions[side];
  const row = scope.sheet.rows.find(({ concept }) => concept === side);
  const links = [sectionOf(scope, 'specifications')];
  if (own === null || !row)
    return { text: textOf(scope, 'chatSpaceUnknown', { name: scope.page.name, space: space.text }), links };
  const language = scope.context.language === 'fr' ? 'fr' : 'en';
  const spare = Math.round((baseAmount(space) - own) * 100) / 100;
  const values = {
    label: row.label[language],
    value: row.value[language],
    space: space.text,
    spare: inchesOf(language, spare),
    over: inchesOf(language, -spare),
  };
  const key = spare > 0 ? 'chatSpaceYes' : spare === 0 ? 'chatSpaceExact' : 'chatSpaceNo';
  return { text: textOf(scope, key, values), links };
}

const fitsInto = ({ page }: FactScope, spaces: readonly Space[]): boolean =>
  spaces.every(({ side, space }) => baseAmount(space) >= (page.dimensions[side] ?? Number.POSITIVE_INFINITY));

const isDoorQuestion = (scope: FactScope) =>
  isAbout(scope, 'door') || scope.question.tokens.some((token) => token === 'door' || token === 'porte');

/** Compares one product with the spaces or the door in the question. */
function intoSpaces(scope: FactScope, spaces: readonly Space[]): Statement[] {
  const [first, second] = spaces.map(({ space }) => space);
  if (!first || !isDoorQuestion(scope)) return spaces.map((space) => intoSpace(scope, space));
  const opening = { width: baseAmount(first), height: second ? baseAmount(second) : DOOR_HEIGHT };
  const text = second ? `${first.text} × ${second.text}` : first.text;
  return [throughDoor(scope, opening, text)];
}

/** The clearances in the data sheets. If one does not specify them, refers to the manual, once. */
function clearances(whole: FactScope, scopes: readonly FactScope[]): Statement[] {
  const statements = scopes.map((scope) =>
    scope.sheet.rows
      .filter(({ label }) => isClearanceLabel(label.en))
      .map((row) => ofPart(whole, scope, statementOf(withoutQuantities(scope), row))),
  );
  const isComplete = statements.every((own) => own.length > 0);
  return [
    ...statements.flat(),
    ...scopes
      .slice(0, isComplete ? 0 : 1)
      .map((scope) => ({ text: textOf(scope, 'chatClearanceManual'), links: guides(scope) })),
  ];
}

/** Names the part of a package that a statement is about. */
const ofPart = (whole: FactScope, part: FactScope, { text, links }: Statement): Statement =>
  part === whole
    ? { text, links }
    : { text: textOf(part, 'chatSpacePart', { part: part.page.name, verdict: text }), links };

function sizesToMeasure(scope: FactScope): Statement[] {
  const rows = sizeRows(scope);
  if (rows.length === 0) return [];
  const { width, depth, height } = scope.page.dimensions;
  const lengths = [width, depth, height].filter((value) => value !== null);
  const need =
    lengths.length === sides.length
      ? textOf(scope, 'chatDoorNeeds', {
          name: scope.page.name,
          smallest: inchesOf(scope.context.language, Math.min(...lengths)),
        })
      : textOf(scope, 'chatDoorAsk', { name: scope.page.name });
  return [...rows, { text: need, links: guides(scope) }];
}

const CUTOUT = /\b(?:cut-?outs?|découpes?)\b/i;

/**
 * Reads the parts of a package that a question refers to: those whose names distinguish them in the question, or else all. Empty for a
 * product that is not a package
 */
async function readParts(scope: FactScope): Promise<FactScope[]> {
  const { backend, context, question, page: bundle } = scope;
  const parts: FactScope[] = [];
  for (const { entity_id } of bundle.bundle_items) {
    parts.push({ ...scope, ...(await readProductScope(backend, { ...context, url: '' }, entity_id)) });
  }
  const isNamed = ({ sheet }: FactScope) =>
    question.tokens.some(
      (token) => sheet.words.has(token) && !parts.every((other) => other.sheet.words.has(token)),
    );
  const named = parts.filter(isNamed);
  return named.length > 0 ? named : parts;
}

/**
 * Whether the product fits through a door or into a space; without measurements, its sizes and what to measure. A package is judged by its
 * parts, which need not be in one place.
 */
export const fit: FactKind = async (scope) => {
  const { question } = scope;
  const isCutout = CUTOUT.test(question.text);
  const spaces = spacesIn(scope);
  if (isCutout && spaces.length === 0)
    return [{ text: textOf(scope, 'chatCutout', { name: scope.page.name }), links: guides(scope) }];
  const isClearance = isAbout(scope, 'clearance') && (spaces.length === 0 || !isAbout(scope, 'fit'));
  const isDoor = isAbout(scope, 'door');
  if ((!isAbout(scope, 'fit') && !isDoor && !isClearance) || isAbout(scope, 'find')) return [];
  if (isDoor && isAbout(scope, 'hinge', 'delivery')) return [];
  const parts = await readParts(scope);
  const scopes = parts.length > 0 ? parts : [scope];
  if (isClearance) return clearances(scope, scopes);
  const found = scopes.flatMap((one) =>
    (spaces.length > 0 ? intoSpaces(one, spaces) : sizesToMeasure(one)).map((statement) =>
      ofPart(scope, one, statement),
    ),
  );
  if (spaces.length === 0 || isDoorQuestion(scope)) return found;
  const suitable = scopes.filter((one) => fitsInto(one, spaces));
  return [...found, ...clearances(scope, suitable)];
};
