import * as z from 'zod/mini';
import { converted, oneOf } from './fields';

// The direction of a sort order, which another system may write in capitals.

const directions = ['asc', 'desc'] as const;

export const direction = converted(
  (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  oneOf(directions, 'asc'),
);

export const directionInput = z.optional(
  z.pipe(
    z.transform((value: string) => String(value).toLowerCase() || undefined),
    z.optional(z.enum(directions)),
  ),
);
