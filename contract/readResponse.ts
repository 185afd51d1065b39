import * as z from 'zod/mini';
import { isElement } from './fields';
import { shapeOf, unwrap } from './reshape';

type Container = Record<string, unknown>;

export type ReadResult<T> =
  /** dropped: paths of the malformed parts that were removed from data, such as listing.products[].swatches */
  | { data: T; dropped: string[]; error?: undefined }
  | { data?: undefined; dropped?: undefined; error: z.core.$ZodError };

/** Each round drops at least the deepest malformed parts, and no response is nested deeper. */
const MAX_ROUNDS = 17;

/** The key of a path step in the raw response, where a list may be a map: a number is then the position of an element. */
function keyOf(container: Container, step: PropertyKey): string | undefined {
  if (typeof step !== 'number') return String(step);
  return Object.keys(container).filter((key) => isElement(container[key]))[step];
}

interface Place {
  container: Container;
  key: string;
  path: string;
}

/** The deepest existing value on a path: the malformed value, or the object that lacks a required one. Null for the response itself */
function placeOf(root: unknown, steps: readonly PropertyKey[]): Place | null {
  let place: Place | null = null;
  let value = shapeOf(root);
  let path = '';
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) break;
    const container = value as Container;
    const key = keyOf(container, step);
    if (key === undefined || !isElement(container[key])) break;
    path += typeof step === 'number' ? '[]' : `${path && '.'}${String(step)}`;
    place = { container, key, path };
    value = shapeOf(container[key]);
  }
  return place;
}

/**
 * Parses a response and drops only its malformed parts: an optional field on its own, a required one together with its list element. A
 * valid response is parsed once and never copied.
 */
export function readResponse<S extends z.ZodMiniType>(schema: S, body: unknown): ReadResult<z.output<S>> {
  const dropped = new Set<string>();
  let rest = unwrap(schema, body);
  for (let round = 0; ; round += 1) {
    const { success, data, error } = z.safeParse(schema, rest);
    if (success) return { data, dropped: [...dropped] };
    if (round === 0) {
      rest = JSON.parse(JSON.stringify(rest ?? null));
      continue;
    }
    const places = error.issues.map(({ path }) => placeOf(rest, path));
    if (round === MAX_ROUNDS || places.includes(null)) return { error };
    // Find all places before dropping any, because dropping an element shifts the following ones.
    for (const place of places) {
      if (!place) continue;
      delete place.container[place.key];
      dropped.add(place.path);
    }
  }
}
