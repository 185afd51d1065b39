import * as z from 'zod/mini';

/** One schema for each fallback: a payload's hundreds of fields share a few, and a page starts sooner. */
function shared<F, S>(make: (fallback: F) => S): (fallback: F) => S {
  const made = new Map<F, S>();
  return (fallback) => {
    const schema = made.get(fallback) ?? make(fallback);
    made.set(fallback, schema);
    return schema;
  };
}

/** Dealers' backends say yes in many ways: true, 1, '1', 'yes', 'true' (shell specification §5). */
function toBoolean(value: boolean | number | string | null): boolean {
  if (typeof value !== 'string') return Boolean(value);
  const word = value.trim().toLowerCase();
  if (word === 'yes' || word === 'true') return true;
  return Number(word) > 0;
}

/** A text that is there. */
export const string = z.string();

/** A text that may be left out. */
export const optionalString = z.optional(string);

/** A boolean as backends send it. */
export const flag = (fallback = false) => flags(fallback);

const flags = shared((fallback: boolean) =>
  z._default(z.pipe(z.union([z.boolean(), z.number(), string, z.null()]), z.transform(toBoolean)), fallback),
);

/** A text that may be missing or null; never undefined once parsed. */
export const text = (fallback = '') => texts(fallback);

const texts = shared((fallback: string) =>
  z._default(
    z.pipe(
      z.nullable(string),
      z.transform((value: string | null) => value ?? fallback),
    ),
    fallback,
  ),
);

const numeric = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)),
]);

/** A number or a numeric text. */
export const number = shared((fallback: number) => z._default(numeric, fallback));

/** A number or a numeric text that may be missing: null then. */
export const maybeNumber = z._default(z.nullable(numeric), null);

/** An identifier: numbers become text, so that keys compare. */
export const id = z.union([string, z.pipe(z.number(), z.transform(String))]);

const orEmpty = z.transform((value: unknown) => value ?? []);

/** A list that may be missing or null. */
export const list = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.pipe(orEmpty as z.ZodMiniTransform<z.input<T>[], z.input<T>[] | null>, z.array(item)), []);

/** A list of decorations: what is malformed is left out, so that it does not cost what it decorates. */
export const listOfSound = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    list(z.unknown()),
    z.transform((values: unknown[]) =>
      values.flatMap((value): z.output<T>[] => {
        const { success, data } = z.safeParse(item, value);
        return success ? [data] : [];
      }),
    ),
  );

/** amount in units of the currency (dollars, not cents); formatted is the server's own text. */
export const money = z.object({
  amount: number(0),
  currency: z._default(string, 'USD'),
  formatted: text(),
  title: text(),
});
export type Money = z.output<typeof money>;

/** ISO 8601 date or date and time, or null. */
export const maybeDate = z._default(z.nullable(string), null);

/** One of some words; the fallback for any other, so that one odd word does not cost a store its configuration. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T, fallback: T[number]) =>
  z.catch(z._default(z.enum(words), fallback as never), fallback as never);
