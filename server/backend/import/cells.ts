import * as z from 'zod/mini';

/** A required cell. */
export const filled = z
  .string('is missing')
  .check(z.minLength(1, 'is empty'), z.maxLength(300, 'is too long'));

/** 1299.5 or 1,299.50. A decimal comma is rejected, because without the comma 12,5 would be 125. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/;
/** Its cents fit an integer column. */
const LARGEST = 10_000_000;

const toNumber = (cell: string) => {
  if (cell === '') return null;
  return NUMBER.test(cell) ? Number(cell.replaceAll(',', '')) : Number.NaN;
};
const isPositive = z.refine<number | null>(
  (value) => value === null || value > 0,
  'is not a positive number',
);
const isModest = z.refine<number | null>((value) => value === null || value <= LARGEST, 'is too large');

/** A positive number; null for an empty cell. */
export const maybePositive = z.pipe(
  z.pipe(z.string('is missing'), z.transform(toNumber)),
  z.nullable(z.number('is not a positive number')).check(isPositive, isModest),
);

export const positive = z.pipe(
  maybePositive,
  z.transform((value: number | null, context) => {
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message: 'is empty', input: value });
    return z.NEVER;
  }),
);

const yes = ['yes', 'true', '1'];
const no = ['no', 'false', '0', ''];

/** Yes or No, true or false. */
export const yesNo = z.pipe(
  z
    .string('is missing')
    .check(z.refine((cell) => [...yes, ...no].includes(cell.toLowerCase()), 'is neither yes nor no')),
  z.transform((cell: string) => yes.includes(cell.toLowerCase())),
);

/** Degrees within ±limit. */
export const degrees = (limit: number) =>
  z.pipe(
    z.string('is missing').check(z.minLength(1, 'is empty')),
    z.pipe(
      z.transform(Number),
      z
        .number('is not a number')
        .check(z.gte(-limit, `is below ${-limit}`), z.lte(limit, `is above ${limit}`)),
    ),
  );
