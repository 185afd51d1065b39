import type { Piece, Room, Size } from './fit';

/** yes and no follow from the outer sizes; unknown when a relevant size is missing. */
export type FitVerdict = 'yes' | 'no' | 'unknown';

/** One dimension of the place. spare: inches left over, negative when the product is too large, null when unknown. */
export interface Side {
  side: keyof Size;
  spare: number | null;
}

/** How a product passes the doorway, easiest first. */
export type Way = 'upright' | 'onItsSide' | 'tilted' | 'inParts' | 'none';

export interface Fit {
  answer: FitVerdict;
  /** The dimensions that the shopper has measured. */
  sides: Side[];
  /** null when no doorway was measured or a size is unknown. */
  way: Way | null;
  /** True when the product can be turned behind the doorway; null when that depth is unmeasured or irrelevant. */
  turns: boolean | null;
  /** Relevant dimensions of the product that are unknown. */
  missing: (keyof Size)[];
}

const sidesOf = ['width', 'depth', 'height'] as const;

/** The strictest verdict: no before unknown before yes. */
const strictest = (verdicts: readonly FitVerdict[]): FitVerdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('unknown') ? 'unknown' : 'yes';

/** How a rectangle p × q passes an opening wide × high: straight, tilted (exact by Carver, 1957), or null. */
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
  /** Size of the carried product seen from above: along and across the direction of travel. */
  along: number;
  across: number;
}

/** Every orientation in which a box passes an opening, easiest first. */
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
    // A product that passes upright may still have to be laid down to be turned behind the opening.
    const stands = isUpright && p <= opening.width && q <= opening.height;
    return stands ? [{ way: 'upright', along, across: p }, laid] : [laid];
  });
  const order: Way[] = ['upright', 'onItsSide', 'tilted'];
  return found.sort((a, b) => order.indexOf(a.way) - order.indexOf(b.way));
}

const angles = Array.from({ length: 31 }, (_, step) => ((step + 1) / 32) * (Math.PI / 2));

/** True when a rectangle, seen from above, passes the corner between two crossing passages (moving sofa problem for a box). */
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

function checkDoorway(
  { in_parts, ...size }: Piece,
  doorway: Size,
): Pick<Fit, 'way' | 'turns'> & { answer: FitVerdict } {
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
  // A door frame is thinner than the passage of this model, so a product that fails here may still pass.
  return { answer: 'unknown', way: easiest.way, turns: false };
}

/** Checks that a product fits its place and passes the doorway. In its place a product is not turned: its front faces forward. */
export function fitOf(size: Piece, { place, doorway }: Room): Fit {
  const sides = sidesOf
    .filter((side) => place[side] !== null)
    .map((side): Side => {
      const [room, own] = [place[side], size[side]];
      return { side, spare: room === null || own === null ? null : Math.round((room - own) * 100) / 100 };
    });
  const needsAll = doorway.width !== null || doorway.height !== null || doorway.depth !== null;
  const missing = sidesOf.filter((side) => size[side] === null && (needsAll || place[side] !== null));
  const entry = checkDoorway(size, doorway);
  const answers = sides.map(
    ({ spare }): FitVerdict => (spare === null ? 'unknown' : spare < 0 ? 'no' : 'yes'),
  );
  return {
    answer: strictest([...answers, entry.answer]),
    sides,
    way: entry.way,
    turns: entry.turns,
    missing,
  };
}
