import type { Piece, Room, Size } from './fit';

/** yes and no are certain as far as outer sizes say; unknown when a size that matters is not there. */
export type Answer = 'yes' | 'no' | 'unknown';

/** One side of the place: what is over (minus: missing) in inches, null when either size is unknown. */
export interface Side {
  side: keyof Size;
  spare: number | null;
}

/** How a piece gets through the doorway, easiest first. */
export type Way = 'upright' | 'onItsSide' | 'tilted' | 'inParts' | 'none';

export interface Fit {
  answer: Answer;
  /** The sides the shopper measured. */
  sides: Side[];
  /** null when no doorway was measured, or a size for it is unknown. */
  way: Way | null;
  /** Whether it can be turned behind the doorway; null when that was not measured or need not be asked. */
  turns: boolean | null;
  /** Sides of the product that are not known and would matter. */
  missing: (keyof Size)[];
}

const sidesOf = ['width', 'depth', 'height'] as const;

/** The strictest answer counts: one no is no, one unknown leaves it open. */
const strictest = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes';

/** Whether a rectangle p by q goes through one of P by Q, straight or tilted (Carver, 1957: exact). */
function passes(p: number, q: number, wide: number, high: number): 'straight' | 'tilted' | null {
  const [long, short] = p > q ? [p, q] : [q, p];
  const [more, less] = wide > high ? [wide, high] : [high, wide];
  if (long <= more && short <= less) return 'straight';
  if (short > less || long <= more) return null;
  const square = long * long + short * short;
  const needed =
    (2 * short * long * more + (long * long - short * short) * Math.sqrt(square - more * more)) / square;
  return needed <= less ? 'tilted' : null;
}

interface Passage {
  way: Way;
  /** Sides of the piece seen from above while it is carried: along the way, across it. */
  along: number;
  across: number;
}

/** Every way to hold a box w by d by h before an opening, easiest first. */
function passages(size: Known, opening: { width: number; height: number }): Passage[] {
  const { width, depth, height } = size;
  const held = [
    { p: depth, q: height, along: width, isUpright: true },
    { p: width, q: height, along: depth, isUpright: true },
    { p: width, q: depth, along: height, isUpright: false },
  ];
  const found = held.flatMap(({ p, q, along, isUpright }): Passage[] => {
    const how = passes(p, q, opening.width, opening.height);
    if (!how) return [];
    const laid: Passage = { way: how === 'straight' ? 'onItsSide' : 'tilted', along, across: Math.min(p, q) };
    // What stands upright in the opening may still have to be laid down to be turned behind it.
    const stands = isUpright && p <= opening.width && q <= opening.height;
    return stands ? [{ way: 'upright', along, across: p }, laid] : [laid];
  });
  const order: Way[] = ['upright', 'onItsSide', 'tilted'];
  return found.sort((a, b) => order.indexOf(a.way) - order.indexOf(b.way));
}

const angles = Array.from({ length: 31 }, (_, step) => ((step + 1) / 32) * (Math.PI / 2));

/** Whether a rectangle, seen from above, goes round the corner from a passage into one that crosses it (the sofa problem for a box). */
function goesRound({ along, across }: Passage, passage: number, behind: number): boolean {
  if (along <= behind) return true;
  return angles.every(
    (angle) =>
      along * Math.sin(angle) * Math.cos(angle) <=
      passage * Math.cos(angle) + behind * Math.sin(angle) - across,
  );
}

type Known = { [side in keyof Size]: number };

const isKnown = (size: Size): size is Known => sidesOf.every((side) => size[side] !== null);

function judgeDoorway(
  { in_parts, ...size }: Piece,
  doorway: Size,
): Pick<Fit, 'way' | 'turns'> & { answer: Answer } {
  const { width, height, depth: behind } = doorway;
  if (width === null && height === null && behind === null) return { answer: 'yes', way: null, turns: null };
  if (!isKnown(size) || width === null || height === null)
    return { answer: 'unknown', way: null, turns: null };
  const ways = passages(size, { width, height });
  const [easiest] = ways;
  if (!easiest && in_parts) return { answer: 'unknown', way: 'inParts', turns: null };
  if (!easiest) return { answer: 'no', way: 'none', turns: null };
  if (behind === null) return { answer: 'yes', way: easiest.way, turns: null };
  const turning = ways.find((passage) => goesRound(passage, width, behind));
  if (turning) return { answer: 'yes', way: turning.way, turns: true };
  // A frame is thinner than the passage the rule reckons with, so a piece that fails it may still be worked round.
  return { answer: 'unknown', way: easiest.way, turns: false };
}

/** Whether a product of outer size `size` fits a place and gets there. Nothing is turned in its place: its front looks ahead. */
export function fitOf(size: Piece, { place, doorway }: Room): Fit {
  const sides = sidesOf
    .filter((side) => place[side] !== null)
    .map((side): Side => {
      const [room, own] = [place[side], size[side]];
      return { side, spare: room === null || own === null ? null : Math.round((room - own) * 100) / 100 };
    });
  const needsAll = doorway.width !== null || doorway.height !== null || doorway.depth !== null;
  const missing = sidesOf.filter((side) => size[side] === null && (needsAll || place[side] !== null));
  const entry = judgeDoorway(size, doorway);
  const answers = sides.map(({ spare }): Answer => (spare === null ? 'unknown' : spare < 0 ? 'no' : 'yes'));
  return {
    answer: strictest([...answers, entry.answer]),
    sides,
    way: entry.way,
    turns: entry.turns,
    missing,
  };
}
