/** Sizes in inches; null: unknown. */
export interface Size {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** Outer size of an assembled product. in_parts: it is delivered in smaller parts. */
export interface Piece extends Size {
  in_parts?: boolean | undefined;
}

/** The measured space for a product, and the doorway on the way to it. */
export interface Room {
  place: Size;
  /** depth: distance from the doorway to the opposite wall, in which a long product must be turned. */
  doorway: Size;
}

export const noSize: Size = { width: null, depth: null, height: null };
export const emptyRoom: Room = { place: noSize, doorway: noSize };

const SIZE = String.raw`(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)`;
const ROOM = new RegExp(`^${SIZE}(?:_${SIZE})?$`);

const length = (text: string | undefined) => (Number(text) > 0 ? Number(text) : null);
const isEmpty = ({ width, depth, height }: Size) => width === null && depth === null && height === null;

/** Parses 'WxDxH' of the place and '_WxDxH' of the doorway; unknown sizes are empty. null when no size is set. */
export function parseRoom(text: string | undefined): Room | null {
  const match = ROOM.exec(text ?? '');
  if (!match) return null;
  const [width, depth, height, doorWidth, doorDepth, doorHeight] = match.slice(1).map(length);
  const room = {
    place: { width: width ?? null, depth: depth ?? null, height: height ?? null },
    doorway: { width: doorWidth ?? null, depth: doorDepth ?? null, height: doorHeight ?? null },
  };
  return isEmpty(room.place) && isEmpty(room.doorway) ? null : room;
}

const sizeText = ({ width, depth, height }: Size) => `${width ?? ''}x${depth ?? ''}x${height ?? ''}`;

/** Serialises a room to '36x30x70_32xx80', the notation of URLs and of the filter 'fit'; '' when no size is set. */
export function serialiseRoom({ place, doorway }: Room): string {
  if (isEmpty(doorway)) return isEmpty(place) ? '' : sizeText(place);
  return `${sizeText(place)}_${sizeText(doorway)}`;
}
