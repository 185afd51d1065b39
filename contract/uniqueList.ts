import * as z from 'zod/mini';
import { list } from './fields';

/** Combines an element with another one of the same identity. */
type Merge<T> = (first: T, repeated: T) => T;

/** The elements with those merged that a field identifies as the same. */
export function mergeRepeated<T extends object>(
  elements: readonly T[],
  field: keyof T,
  merge: Merge<T>,
): T[] {
  const merged = new Map<unknown, T>();
  for (const element of elements) {
    const first = merged.get(element[field]);
    merged.set(element[field], first ? merge(first, element) : element);
  }
  return [...merged.values()];
}

/**
 * A list whose elements differ in a field. Of elements that a backend repeats, the first counts, or what `merge` makes of them: pages use the
 * field as the key of what they render, and a repeated one would stay on the screen when the list changes.
 */
export function uniqueList<T extends z.ZodMiniType, I = never>(
  item: T,
  field: keyof z.output<T> & string,
  toElements?: (value: unknown) => unknown,
  merge: Merge<z.output<T> & object> = (first) => first,
) {
  const all = list<T, I>(item, toElements);
  const withoutRepeats = z.transform((elements: (z.output<T> & object)[]) =>
    mergeRepeated(elements, field as keyof (z.output<T> & object), merge),
  );
  const unique = z.pipe(all.def.innerType as z.ZodMiniType, withoutRepeats as z.ZodMiniType);
  return z._default(unique, []) as unknown as typeof all;
}
