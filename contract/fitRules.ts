import type { Dimensions, FitSpace, ProductDimensions } from './fit';

/** yes and no follow from the outer sizes; unknown if a relevant size is missing. */
export type FitVerdict = 'yes' | 'no' | 'unknown';

/** The clearance on one side. spare: inches left over, negative when the product is too large, null when unknown. */
export interface SideClearance {
  side: keyof Dimensions;
  spare: number | null;
}

/** How a product passes through the doorway, easiest first. */
export type DoorwayPassage = 'upright' | 'onItsSide' | 'tilted' | 'inParts' | 'none';

export interface Fit {
  verdict: FitVerdict;
  /** The dimensions that the shopper has measured. */
  sides: SideClearance[];
  /** null when no doorway was measured or a size is unknown. */
  passage: DoorwayPassage | null;
  /** True when the product can be turned behind the doorway; null when that depth is unmeasured or irrelevant. */
  canTurn: boolean | null;
  /** Relevant dimensions of the product that are unknown. */
  missing: (keyof Dimensions)[];
}

const sideNames = ['width', 'depth', 'height'] as const;

/** The strictest verdict: no before unknown before yes. */
const strictest = (verdicts: readonly FitVerdict[]): FitVerdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('unknown') ? 'unknown' : 'yes';

/** How a rectangle p × q passes through an opening wide × high: straight, tilted (exact by Carver, 1957), or null. */
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

interface Orientation {
  passage: DoorwayPassage;
  /** Size of the carried product seen from above: along and across the direction of travel. */
  along: number;
  across: number;
}

/** All orientations in which a box passes through an opening, easiest first. */
function orientationsThrough(
  size: KnownDimensions,
  opening: { width: number; height: number },
): Orientation[] {
  const { width, depth, height } = size;
  const orientations = [
    { p: depth, q: height, along: width, isUpright: true },
    { p: width, q: height, along: depth, isUpright: true },
    { p: width, q: depth, along: height, isUpright: false },
  ];
  const passing = orientations.flatMap(({ p, q, along, isUpright }): Orientation[] => {
    const fit = passes(p, q, opening.width, opening.height);
    if (!fit) return [];
    const lying: Orientation = {
      passage: fit === 'straight' ? 'onItsSide' : 'tilted',
      along,
      across: Math.min(p, q),
    };
    // A product that passes upright may still have to be laid down to be turned behind the opening.
    const isStanding = isUpright && p <= opening.width && q <= opening.height;
    return isStanding ? [{ passage: 'upright', along, across: p }, lying] : [lying];
  });
  const order: DoorwayPassage[] = ['upright', 'onItsSide', 'tilted'];
  return passing.sort((a, b) => order.indexOf(a.passage) - order.indexOf(b.passage));
}

const angles = Array.from({ length: 31 }, (_, step) => ((step + 1) / 32) * (Math.PI / 2));

/**
 * True when a rectangle, seen from above, can be moved around the corner between two crossing corridors (moving sofa problem for a box).
 */
function turnsCorner({ along, across }: Orientation, corridor: number, behind: number): boolean {
  if (along <= behind) return true;
  return angles.every(
    (angle) =>
      along * Math.sin(angle) * Math.cos(angle) <=
      corridor * Math.cos(angle) + behind * Math.sin(angle) - across,
  );
}

type KnownDimensions = { [side in keyof Dimensions]: number };

const hasAllDimensions = (size: Dimensions): size is KnownDimensions =>
  sideNames.every((side) => size[side] !== null);

function checkDoorway(
  { in_parts, ...size }: ProductDimensions,
  doorway: Dimensions,
): Pick<Fit, 'passage' | 'canTurn'> & { verdict: FitVerdict } {
  const { width, height, depth: behind } = doorway;
  if (width === null && height === null && behind === null)
    return { verdict: 'yes', passage: null, canTurn: null };
  if (!hasAllDimensions(size) || width === null || height === null)
    return { verdict: 'unknown', passage: null, canTurn: null };
  const orientations = orientationsThrough(size, { width, height });
  const [easiest] = orientations;
  if (!easiest && in_parts) return { verdict: 'unknown', passage: 'inParts', canTurn: null };
  if (!easiest) return { verdict: 'no', passage: 'none', canTurn: null };
  if (behind === null) return { verdict: 'yes', passage: easiest.passage, canTurn: null };
  const turning = orientations.find((orientation) => turnsCorner(orientation, width, behind));
  if (turning) return { verdict: 'yes', passage: turning.passage, canTurn: true };
  // A door frame is thinner than the corridor in this model, so a product that fails here may still pass.
  return { verdict: 'unknown', passage: easiest.passage, canTurn: false };
}

/**
 * Checks whether a product fits into the clearance and through the doorway. The product is not rotated in the clearance, because its front
 * faces forward.
 */
export function fitOf(size: ProductDimensions, { clearance, doorway }: FitSpace): Fit {
  const sides = sideNames
    .filter((side) => clearance[side] !== null)
    .map((side): SideClearance => {
      const [available, needed] = [clearance[side], size[side]];
      return {
        side,
        spare: available === null || needed === null ? null : Math.round((available - needed) * 100) / 100,
      };
    });
  const needsAll = doorway.width !== null || doorway.height !== null || doorway.depth !== null;
  const missing = sideNames.filter((side) => size[side] === null && (needsAll || clearance[side] !== null));
  const entry = checkDoorway(size, doorway);
  const verdicts = sides.map(
    ({ spare }): FitVerdict => (spare === null ? 'unknown' : spare < 0 ? 'no' : 'yes'),
  );
  return {
    verdict: strictest([...verdicts, entry.verdict]),
    sides,
    passage: entry.passage,
    canTurn: entry.canTurn,
    missing,
  };
}
