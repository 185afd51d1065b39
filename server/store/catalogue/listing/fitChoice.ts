import { readRoom } from '../../../../src/api/contract/fit.ts';
import { fitOf } from '../../../../src/api/contract/fitRules.ts';
import { type BitSet, either, emptySet, has, setOf, shared } from '../shelf/bitSet.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** The filter that takes a room ('36x30x70_32xx80') instead of values, and 'unknown' for products without sizes. */
export const FIT = 'fit';
const alsoUnknown = 'unknown';

interface FitSets {
  /** What fits for certain. */
  yes: BitSet;
  /** What may fit: a size that matters is not known. */
  unknown: BitSet;
}

/** Rooms kept a shelf: each takes a look at every product. */
const mostRooms = 50;
const known = new WeakMap<Shelf, Map<string, FitSets>>();

function judge(shelf: Shelf, text: string): FitSets {
  const room = readRoom(text);
  const of = (code: string, place: number) => {
    const size = shelf.measures.get(code)?.[place] ?? Number.NaN;
    return Number.isNaN(size) ? null : size;
  };
  const places = { yes: [] as number[], unknown: [] as number[], no: [] as number[] };
  for (let place = 0; room && place < shelf.size; place += 1) {
    const size = {
      width: of('width', place),
      depth: of('depth', place),
      height: of('height', place),
      in_parts: has(shelf.inParts, place),
    };
    places[fitOf(size, room).answer].push(place);
  }
  return { yes: setOf(shelf.size, places.yes), unknown: setOf(shelf.size, places.unknown) };
}

function setsOf(shelf: Shelf, text: string): FitSets {
  const rooms = known.get(shelf) ?? new Map<string, FitSets>();
  known.set(shelf, rooms);
  const made = rooms.get(text) ?? judge(shelf, text);
  if (rooms.size >= mostRooms) rooms.clear();
  rooms.set(text, made);
  return made;
}

const roomIn = (values: readonly string[]) => values.find((value) => readRoom(value) !== null);

/** What a chosen room lets through; null when the values name none. */
export function fitChoice(shelf: Shelf, values: readonly string[]): BitSet | null {
  const room = roomIn(values);
  if (room === undefined) return null;
  const { yes, unknown } = setsOf(shelf, room);
  return values.includes(alsoUnknown) ? either(shelf.size, [yes, unknown]) : yes;
}

/** How many fit and how many may, the choice itself left aside; null where no product has a size. */
export function fitCounts(shelf: Shelf, base: BitSet, values: readonly string[]) {
  const room = roomIn(values);
  const sized = shared(base, shelf.sized);
  if (sized === 0 && room === undefined) return null;
  const sets = room === undefined ? { yes: shelf.sized, unknown: emptySet(shelf.size) } : setsOf(shelf, room);
  return [
    { value: 'yes', count: shared(base, sets.yes) },
    { value: alsoUnknown, count: shared(base, sets.unknown) },
  ];
}
