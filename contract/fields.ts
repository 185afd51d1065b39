import * as z from 'zod/mini';
import { documented } from './documentedTypes';

/** Creates one schema per fallback value. Hundreds of fields share these schemas, which shortens the start of a page. */
function shared<F, S>(create: (fallback: F) => S): (fallback: F) => S {
  const schemas = new Map<F, S>();
  return (fallback) => {
    const schema = schemas.get(fallback) ?? create(fallback);
    schemas.set(fallback, schema);
    return schema;
  };
}

/** Parses the notations of true that dealers' backends send: true, 1, '1', 'yes', 'true' (docs/spec/02 §6). */
export function toBoolean(value: boolean | number | string | null): boolean {
  if (typeof value !== 'string') return Boolean(value);
  const word = value.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return Number(word) > 0;
}

/** A required string. */
export const string = z.string();

/** An optional string. */
export const optionalString = z.optional(string);

/** A boolean in any notation of toBoolean. */
export const flag = (fallback = false) => flags(fallback);

const flags = shared((fallback: boolean) =>
  z._default(
    documented(
      z.boolean(),
      z.pipe(z.union([z.boolean(), z.number(), string, z.null()]), z.transform(toBoolean)),
    ),
    fallback,
  ),
);

/** A string that may be missing or null; parses to the fallback then. */
export const text = (fallback = '') => texts(fallback);

const texts = shared((fallback: string) =>
  z._default(
    documented(
      string,
      z.pipe(
        z.nullable(string),
        z.transform((value: string | null) => value ?? fallback),
      ),
    ),
    fallback,
  ),
);

const numeric = documented(
  z.number(),
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number))]),
);

/** A number or a numeric string. */
export const number = shared((fallback: number) => z._default(numeric, fallback));

/** A number or a numeric string; null when missing. */
export const maybeNumber = z._default(z.nullable(numeric), null);

/** An identifier. Numbers become strings, so that keys compare. */
export const id = z.union([string, z.pipe(z.number(), z.transform(String))]);

const orEmpty = z.transform((value: unknown) => value ?? []);

/** A list that may be missing or null; parses to [] then. */
export const list = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.pipe(orEmpty as z.ZodMiniTransform<z.input<T>[], z.input<T>[] | null>, z.array(item)), []);

/** A list of optional details. Malformed items are dropped, so that they do not invalidate the whole response. */
export const listOfValid = <T extends z.ZodMiniType>(item: T) =>
  documented(
    z.array(item),
    z.pipe(
      list(z.unknown()),
      z.transform((values: unknown[]) =>
        values.flatMap((value): z.output<T>[] => {
          const { success, data } = z.safeParse(item, value);
          return success ? [data] : [];
        }),
      ),
    ),
  );

/** amount in units of the currency (dollars, not cents); formatted: the backend's text. */
export const money = z.object({
  amount: number(0),
  currency: z._default(string, 'USD'),
  formatted: text(),
  title: text(),
});
export type Money = z.output<typeof money>;

/** ISO 8601 date or date and time, or null. */
export const maybeDate = z._default(z.nullable(string), null);

/** An enum that parses unknown values to the fallback, so that one of them does not invalidate a whole configuration. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, fallback: T[number]) =>
  z.catch(z._default(z.enum(words), fallback as never), fallback as never);
