import { isOf, type Quantity } from '../question/quantities.ts';
import type { FactScope } from './factScope.ts';

export const sides = ['width', 'depth', 'height'] as const;
export type Side = (typeof sides)[number];

/** A length that the shopper stated, and the side of the product that it limits. */
export interface Space {
  side: Side;
  space: Quantity;
}

/** Objects above the product limit its height. */
const ABOVE =
  /\b(?:under|underneath|below|beneath|sous|en dessous)\b.*\b(?:counter|countertop|worktop|cabinets?|cupboards?|shelf|shelves|window|desk|table|comptoir|plan de travail|armoires?|tablette|étagère|fenêtre|bureau)\b/i;
/** Dimensions without labels: an opening is given as width, height, depth; the floor of a room as width and depth. */
const OPENING =
  /\b(?:opening|openings|alcove|niche|recess|cut-?out|cubby|cabinet|enclosure|ouverture|alcôve|encastrement|découpe|armoire)\b/i;
const orders = {
  above: ['height', 'width', 'depth'],
  opening: ['width', 'height', 'depth'],
  floor: ['width', 'depth', 'height'],
} as const satisfies Record<string, readonly Side[]>;

/** The word for a side that is closest to a length: "33 in. wide", "a width of 33 in.". */
const words: Record<Side, RegExp> = {
  width: /\b(?:wide|width|across|large|largeur)\b/gi,
  depth: /\b(?:deep|depth|profond|profonde|profondeur)\b/gi,
  height: /\b(?:high|height|tall|haut|haute|hauteur)\b/gi,
};
const CLOSE = 12;

function namedSide(text: string, { at, text: own }: Quantity): Side | null {
  const end = at + own.length;
  const found = sides.flatMap((side) =>
    [...text.matchAll(words[side])].map((match) => {
      const after = match.index - end;
      const before = at - (match.index + match[0].length);
      return { side, distance: after >= 0 ? after : before >= 0 ? before + 1 : CLOSE };
    }),
  );
  const [closest] = found.sort((a, b) => a.distance - b.distance);
  return closest && closest.distance < CLOSE ? closest.side : null;
}

/** In "10 by 11 foot", a number without a unit has the unit of the next one. */
function withUnits(text: string, quantities: readonly Quantity[]): Quantity[] {
  const read: Quantity[] = [];
  for (const one of [...quantities].reverse()) {
    const next = read[0];
    const between = next ? text.slice(one.at + one.text.length, next.at) : '';
    const isSeries = /^\s*(?:x|×|by|sur|par|et|and)\s*$/i.test(between);
    read.unshift(one.unit === null && next && isSeries ? { ...one, unit: next.unit } : one);
  }
  return read;
}

/** The lengths in a question with the sides that they limit; each side is limited once. */
export function spacesIn({ question }: Pick<FactScope, 'question'>): Space[] {
  const text = question.plain.toLowerCase();
  const lengths = withUnits(text, question.quantities)
    .filter((one) => isOf('length', one) || (one.unit === null && one.amount > 10))
    .slice(0, sides.length);
  const order = ABOVE.test(text) ? orders.above : OPENING.test(text) ? orders.opening : orders.floor;
  const named = lengths.map((space) => namedSide(text, space));
  const free = order.filter((side) => !named.includes(side));
  return lengths.map((space, at) => {
    const own = named[at] ?? null;
    const isFirst = own !== null && named.indexOf(own) === at;
    return { space, side: (isFirst ? own : free.shift()) ?? 'width' };
  });
}
