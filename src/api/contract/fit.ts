/** Sizes in inches; null is not known. */
export interface Size {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** A piece as it stands; what comes in parts is carried in smaller ones. */
export interface Piece extends Size {
  in_parts?: boolean | undefined;
}

/** Where a product is to stand and how it gets there. */
export interface Room {
  place: Size;
  /** depth: the room behind the doorway, wall to wall, in which a long piece has to turn. */
  doorway: Size;
}

export const noSize: Size = { width: null, depth: null, height: null };
export const emptyRoom: Room = { place: noSize, doorway: noSize };

const SIZE = String.raw`(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)x(\d{0,4}(?:\.\d{1,2})?)`;
const ROOM = new RegExp(`^${SIZE}(?:_${SIZE})?$`);

const length = (text: string | undefined) => (Number(text) > 0 ? Number(text) : null);
const isEmpty = ({ width, depth, height }: Size) => width === null && depth === null && height === null;

/** Reads 'WxDxH' of the place and '_WxDxH' of the doorway, a part left out where unknown; null when nothing is said. */
export function readRoom(text: string | undefined): Room | null {
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

/** The opposite: '36x30x70_32xx80', as it stands in an address and in the filter 'fit'; '' for nothing. */
export function writeRoom({ place, doorway }: Room): string {
  if (isEmpty(doorway)) return isEmpty(place) ? '' : sizeText(place);
  return `${sizeText(place)}_${sizeText(doorway)}`;
}
