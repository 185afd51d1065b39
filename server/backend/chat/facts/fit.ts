import { unknownDimensions } from '../../../../contract/fit.ts';
import { fitOf } from '../../../../contract/fitRules.ts';
import { baseAmount, isOf, type Quantity } from '../question/quantities.ts';
import type { Statement } from '../reply.ts';
import { type FactKind, type FactScope, isAbout, sectionOf, textOf } from './factScope.ts';
import { statementOf } from './values.ts';

/** Height in inches of an ordinary door opening, which a question about a door leaves out. */
const DOOR_HEIGHT = 80;

const sides = ['width', 'depth', 'height'] as const;

/** The sides that spaces limit, in the order of the question; a space without a side limits the width, then the depth. */
function sidesOf({ question }: FactScope): readonly (typeof sides)[number][] {
  const named = [...question.concepts.keys()].flatMap((code) => sides.find((side) => side === code) ?? []);
  return [...named, ...sides.filter((side) => !named.includes(side))];
}

const inchesOf = (language: string, value: number) =>
  `${new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', { maximumFractionDigits: 2 }).format(value)} ${language === 'fr' ? 'po' : 'in.'}`;

/** Whether the product passes a door of a width, by the rules of the page's own check. */
function throughDoor(scope: FactScope, width: number, text: string): Statement {
  const { page } = scope;
  const fit = fitOf(page.dimensions, {
    clearance: unknownDimensions,
    doorway: { width, height: DOOR_HEIGHT, depth: null },
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
      height: inchesOf(scope.context.language, DOOR_HEIGHT),
    }),
    links: guides(scope),
  };
}

/** The documents about measuring, as sources beside the data sheet. */
function guides(scope: FactScope) {
  const documents = scope.page.doc_asset.filter(({ title, url }) =>
    /size|measur|mesure|fit\b/i.test(`${title} ${url}`),
  );
  return [sectionOf(scope, 'specifications'), ...documents.map(({ title, url }) => ({ title, url }))];
}

function sizeRows(scope: FactScope): Statement[] {
  return scope.sheet.rows
    .filter(({ concept }) => sides.some((side) => side === concept))
    .map((row) => ({ ...statementOf({ ...scope, question: { ...scope.question, quantities: [] } }, row) }));
}

function intoSpace(scope: FactScope, side: (typeof sides)[number], { text, ...space }: Quantity): Statement {
  const inches = baseAmount({ text, ...space });
  const own = scope.page.dimensions[side];
  const row = scope.sheet.rows.find(({ concept }) => concept === side);
  const links = [sectionOf(scope, 'specifications')];
  if (own === null || !row)
    return { text: textOf(scope, 'chatSpaceUnknown', { name: scope.page.name, space: text }), links };
  const language = scope.context.language === 'fr' ? 'fr' : 'en';
  const values = { label: row.label[language], value: row.value[language], space: text };
  return { text: textOf(scope, own <= inches ? 'chatSpaceYes' : 'chatSpaceNo', values), links };
}

/** Whether the product passes a door or fits a space; without a measure, its sizes and what to measure. */
export const fit: FactKind = (scope) => {
  const { question } = scope;
  const isDoor = isAbout(scope, 'door');
  if (!isAbout(scope, 'fit') && !isDoor) return [];
  if (isAbout(scope, 'find')) return [];
  const spaces = question.quantities.filter(
    (one) => isOf('length', one) || (one.unit === null && one.amount > 10),
  );
  if (isDoor && isAbout(scope, 'hinge', 'delivery')) return [];
  const isDoorWord = isDoor || question.tokens.some((token) => token === 'door' || token === 'porte');
  const [first] = spaces;
  if (first && isDoorWord) return [throughDoor(scope, baseAmount(first), first.text)];
  if (first) {
    const order = sidesOf(scope);
    return spaces.slice(0, sides.length).map((space, at) => intoSpace(scope, order[at] ?? 'width', space));
  }
  const { width, depth, height } = scope.page.dimensions;
  const lengths = [width, depth, height].filter((value) => value !== null).sort((a, b) => a - b);
  const rows = sizeRows(scope);
  if (rows.length === 0) return [];
  const [, second] = lengths;
  const need =
    lengths.length === 3 && second !== undefined
      ? textOf(scope, 'chatDoorNeeds', {
          name: scope.page.name,
          smallest: inchesOf(scope.context.language, lengths[0] ?? 0),
        })
      : textOf(scope, 'chatDoorAsk', { name: scope.page.name });
  return [...rows, { text: need, links: guides(scope) }];
};
