import * as z from 'zod/mini';
import { cleanEmail, isEmail } from './emailAddress';
import { toBoolean } from './fields';

/**
 * Fields of requests. Every string, list and number of a request is bounded, so that clients can't make requests arbitrarily expensive;
 * tests/server/attacks/requestShapes.test.ts checks every endpoint. Responses are unbounded (fields.ts), because a client must accept any
 * backend.
 */
const upTo = (length: number) => z.string().check(z.maxLength(length));

/** A name, an identifier, a line in a form. */
export const inputText = upTo(500);

/** Optional single-line text. */
export const optionalInput = z.optional(inputText);

/** A message, a list of identifiers, a provider's token. */
export const longInput = upTo(5000);

/** An email address, without characters accidentally copied with it. */
export const emailInput = inputText.check(z.overwrite(cleanEmail), z.refine(isEmail));

/** An optional long text. */
export const optionalLongInput = z.optional(longInput);

const orMissing = z.transform((value: string | null) => value ?? undefined);
/** The same in a body; null counts as missing. */
export const maybeInput = z.optional(z.pipe(orMissing, optionalInput));
export const maybeLongInput = z.optional(z.pipe(orMissing, optionalLongInput));

const orEmpty = z.transform((value: string | null) => value ?? '');
/** Text that a request may change; null clears it, a missing field leaves it. */
export const clearableInput = z.optional(z.pipe(orEmpty, inputText));
export const clearableLongInput = z.optional(z.pipe(orEmpty, longInput));

/** A line that may be missing or null; it then parses to the fallback. */
export const inputTextOr = (fallback: string) =>
  z._default(
    z.pipe(
      z.nullable(inputText),
      z.transform((value: string | null) => value ?? fallback),
    ),
    fallback,
  );

/** Matches a path on this site, never `/\t/host`, which a browser resolves to another host. */
export const SITE_PATH = /^\/(?![/\\])[^\p{Cc}]*$/u;

export const inputPath = inputText.check(z.regex(SITE_PATH));

const numericWithin = (most: number) => {
  const within = z.number().check(z.gte(-most), z.lte(most));
  const text = upTo(24).check(z.regex(/^-?\d+(\.\d+)?$/));
  return z.union([within, z.pipe(z.pipe(text, z.transform(Number)), within)]);
};

/** Maximum of an integer column. */
const numeric = numericWithin(2_147_483_647);
/** For bytes, and for milliseconds between clocks. */
const wideNumeric = numericWithin(Number.MAX_SAFE_INTEGER);

/** A number or numeric string within an integer column. */
export const inputNumber = (fallback: number) => z._default(numeric, fallback);

/** The same for numbers of bytes and of milliseconds. */
export const wideInputNumber = (fallback: number) => z._default(wideNumeric, fallback);

/** A number or numeric string; null when missing. */
export const maybeInputNumber = z._default(z.nullable(wideNumeric), null);

const whole = z.pipe(numeric, z.transform(Math.trunc));

/** A page number or a limit. Decimals are truncated; an empty one is missing. */
export const wholeInput = (fallback: number) =>
  z._default(
    z.pipe(
      z.transform((value: number | string) => (value === '' ? fallback : value)),
      whole,
    ),
    fallback,
  );

/** The same; null when missing. */
export const maybeWholeInput = z._default(
  z.pipe(
    z.transform((value: number | string | null) => (value === '' ? null : value)),
    z.nullable(whole),
  ),
  null,
);

/** A quantity: a whole number. */
export const quantity = (least: 0 | 1) => inputNumber(1).check(z.int(), z.gte(least), z.lte(999));

/** An identifier. Numbers become strings, so that keys compare. */
export const inputId = z.union([upTo(100), z.pipe(z.int(), z.transform(String))]);

/** A boolean in any notation of toBoolean (fields.ts); a missing one stays missing. */
export const maybeFlag = z.optional(
  z.pipe(
    z.transform((value: boolean | number | string | null) =>
      typeof value === 'object' && value !== null ? value : toBoolean(value),
    ),
    z.boolean(),
  ),
);

/** A boolean in any notation of toBoolean (fields.ts). */
export const inputFlag = z._default(
  z.pipe(z.union([z.boolean(), numeric, upTo(24), z.null()]), z.transform(toBoolean)),
  false,
);

export const inputList = <T extends z.ZodMiniType>(item: T, most: number) =>
  z.array(item).check(z.maxLength(most));

/** Limits for data whose schema only a payment or delivery method defines. */
const MOST_DEPTH = 8;
const MOST_ENTRIES = 500;
const LONGEST_KEY = 100;
const LONGEST_VALUE = 20_000;

function isModest(data: unknown, mostEntries: number): boolean {
  let entriesLeft = mostEntries;
  const fits = (value: unknown, depthLeft: number): boolean => {
    if (typeof value === 'string') return value.length <= LONGEST_VALUE;
    if (typeof value !== 'object' || value === null) return true;
    const entries = Object.entries(value);
    entriesLeft -= entries.length;
    return (
      depthLeft > 0 &&
      entriesLeft >= 0 &&
      entries.every(([key, inner]) => key.length <= LONGEST_KEY && fits(inner, depthLeft - 1))
    );
  };
  return fits(data, MOST_DEPTH);
}

/** Rejects data with more entries, more levels, a longer key or a longer text than permitted. */
export const modestUpTo = (mostEntries: number) =>
  z.refine((data) => isModest(data, mostEntries), { error: 'Too large' });
export const modest = modestUpTo(MOST_ENTRIES);

/** Data that a provider's script returns for a payment or delivery method, which parses it. */
export const inputData = z.record(z.string(), z.unknown()).check(modest);

/** The same; empty when missing or null. */
export const maybeData = z._default(
  z.pipe(
    z.transform((value: Record<string, unknown> | null) => value ?? {}),
    inputData,
  ),
  {},
);
