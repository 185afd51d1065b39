import * as z from 'zod/mini';
import { list } from './fields';

/**
 * A list whose elements differ in a field. Of elements that a backend repeats, the first counts: pages use the field as the key of what they
 * render, and a repeated one would stay on the screen when the list changes.
 */
export function uniqueList<T extends z.ZodMiniType, I = never>(
  item: T,
  field: keyof z.output<T> & string,
  toElements?: (value: unknown) => unknown,
) {
  const all = list<T, I>(item, toElements);
  const withoutRepeats = z.transform((elements: Record<string, unknown>[]) => {
    const seen = new Set<unknown>();
    return elements.filter(({ [field]: identity }) => !seen.has(identity) && seen.add(identity));
  });
  const unique = z.pipe(all.def.innerType as z.ZodMiniType, withoutRepeats as z.ZodMiniType);
  return z._default(unique, []) as unknown as typeof all;
}
