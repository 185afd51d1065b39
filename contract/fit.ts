/** Sizes in inches; null: unknown. */
export interface Dimensions {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** Outer size of an assembled product. in_parts: it is delivered in smaller parts. */
export interface ProductDimensions extends Dimensions {
  in_parts?: boolean | undefined;
}

/** The clearance for a product, and the doorway on the way there. */
export interface FitSpace {
  clearance: Dimensions;
  /** depth: distance from the doorway to the opposite wall, within which a long product must be turned */
  doorway: Dimensions;
}

/** Whether a row of a data sheet states the free space that an appliance needs around it, as opposed to the ground clearance of a sofa. */
export const isClearanceLabel = (label: string): boolean =>
  /clearance|air gap|dégagement|espace d’air/i.test(label) && !/under|sous/i.test(label);

export const unknownDimensions: Dimensions = { width: null, depth: null, height: null };
export const emptyFitSpace: FitSpace = { clearance: unknownDimensions, doorway: unknownDimensions };

const SIZE = String.raw`(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)`;
const FIT_SPACE = new RegExp(`^${SIZE}(?:_${SIZE})?$`);

const length = (text: string | undefined) => (Number(text) > 0 ? Number(text) : null);
const isEmpty = ({ width, depth, height }: Dimensions) => width === null && depth === null && height === null;

/** Parses 'WxDxH' of the clearance and '_WxDxH' of the doorway; unknown sizes are empty. null if no size is set */
export function parseFitSpace(text: string | undefined): FitSpace | null {
  const match = FIT_SPACE.exec(text ?? '');
  if (!match) return null;
  const [width, depth, height, doorWidth, doorDepth, doorHeight] = match.slice(1).map(length);
  const space = {
    clearance: { width: width ?? null, depth: depth ?? null, height: height ?? null },
    doorway: { width: doorWidth ?? null, depth: doorDepth ?? null, height: doorHeight ?? null },
  };
  return isEmpty(space.clearance) && isEmpty(space.doorway) ? null : space;
}

const sizeText = ({ width, depth, height }: Dimensions) => `${width ?? ''}x${depth ?? ''}x${height ?? ''}`;

/** Serialises a space to '36x30x70_32xx80', the notation of URLs and of the filter 'fit'; '' if no size is set */
export function serialiseFitSpace({ clearance, doorway }: FitSpace): string {
  if (isEmpty(doorway)) return isEmpty(clearance) ? '' : sizeText(clearance);
  return `${sizeText(clearance)}_${sizeText(doorway)}`;
}
