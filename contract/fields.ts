import * as z from 'zod/mini';
import { elementsOf, isObject, rememberNames, reshape } from './reshape';

// Fields of responses. A client accepts what dealers' backends send (docs/spec/19 §8): null, '', [] and {} mean that a value is absent,
// numbers may be strings and vice versa, lists may be maps and vice versa. A field that is still malformed is an issue; readResponse.ts
// then drops the field or its element.

/** Creates one schema per fallback value. Hundreds of fields share these schemas, which shortens the start of a page. */
function shared<F, S>(create: (fallback: F) => S): (fallback: F) => S {
  const schemas = new Map<F, S>();
  return (fallback) => {
    const schema = schemas.get(fallback) ?? create(fallback);
    schemas.set(fallback, schema);
    return schema;
  };
}

export const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

type Lenient<S extends z.ZodMiniType, I> = z.ZodMiniDefault<
  z.ZodMiniPipe<z.ZodMiniTransform<z.input<S>, I | null>, S>
>;

/** An optional field. Absent values parse to the fallback; others are converted and then parsed with the schema. */
const lenient = <S extends z.ZodMiniType, I = z.input<S>>(
  schema: S,
  fallback: z.input<S>,
  convert: (value: unknown) => unknown = (value) => value,
): Lenient<S, I> =>
  z._default(
    z.pipe(
      z.transform((value) => (isAbsent(value) ? fallback : convert(value))),
      schema as z.ZodMiniType,
    ),
    fallback,
  ) as unknown as Lenient<S, I>;

const TRUE_WORDS = new Set(['yes', 'true', 'on', 'y']);

/** Parses the representations of true that dealers' backends send: true, 1, '1', 'yes', 'true' (docs/spec/02 §6). */
export function toBoolean(value: boolean | number | string | null): boolean {
  if (typeof value !== 'string') return Boolean(value);
  const word = value.trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return true;
  return Number.isFinite(Number(word)) && Number(word) !== 0;
}

const toFlag = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? toBoolean(value) : value;

/** A boolean in any representation that toBoolean accepts. */
export const flag = (fallback = false) => flags(fallback);
const flags = shared((fallback: boolean) =>
  lenient<z.ZodMiniBoolean, boolean | number | string>(z.boolean(), fallback, toFlag),
);

/** A string of exactly this type, for requests and for keys of maps. */
export const string = z.string();

/** A backend may send an entity, such as a manufacturer, in place of its name. One of these fields then contains the text. */
const TEXT_FIELDS = ['label', 'name', 'title', 'text', 'value', 'code', 'url'];

/** PHP backends send false for a missing text. */
function toText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (value === false) return '';
  if (!isObject(value)) return value;
  const name = TEXT_FIELDS.find((field) => typeof value[field] === 'string');
  return name ? value[name] : value;
}
const toId = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** An optional string. */
export const text = (fallback = '') => texts(fallback);
const texts = shared((fallback: string) => lenient(string, fallback, toText));

/** An optional string of a certain form; any other string parses to the fallback. */
export const textLike = (isValid: (value: string) => boolean, fallback: string) =>
  lenient(z.string().check(z.refine(isValid)), fallback, toText);

/** A required string. */
export const requiredText = z.pipe(
  z.transform(toId) as z.ZodMiniTransform<string, string | number>,
  z.string(),
);

/** An identifier: a non-empty string. Numbers become strings, so that keys can be compared. */
export const id = z.pipe(
  z.transform(toId) as z.ZodMiniTransform<string, string | number>,
  z.string().check(z.minLength(1)),
);

/** An optional string; null counts as missing, '' does not. */
export const optionalString = z.optional(
  z.pipe(
    z.transform((value) =>
      isAbsent(value) && value !== '' ? undefined : toText(value),
    ) as z.ZodMiniTransform<string | undefined, string | null | undefined>,
    z.optional(string),
  ),
);

const NUMERIC = /^-?(\d+(\.\d*)?|\.\d+)$/;
/** PHP's number_format: 1,299.00 */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
/** A formatted amount: $1,299.00 or US$ 1,299.00 */
const SYMBOL = /^(-?)\s*(?:[A-Z]{2,3}\s?|[A-Z]{0,3}[$€£])\s?(?=[\d.])/;

function toNumber(value: unknown): unknown {
  if (isObject(value) && 'amount' in value) return toNumber(value.amount);
  if (isObject(value) && 'value' in value) return toNumber(value.value);
  if (value === false) return null;
  if (typeof value !== 'string') return value;
  const plain = value.trim().replace(SYMBOL, '$1');
  const digits = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  return NUMERIC.test(digits) ? Number(digits) : value;
}

/** A number, a numeric string, or an object with an amount. */
export const number = shared((fallback: number) =>
  lenient<z.ZodMiniNumber, number | string>(z.number(), fallback, toNumber),
);

/** The same, but null when absent. */
export const maybeNumber = lenient<z.ZodMiniNullable<z.ZodMiniNumber>, number | string>(
  z.nullable(z.number()),
  null,
  toNumber,
);

/** The elements of a list, or of the map to which PHP serialises a list with gaps. A single value is a list of one; null has none. */
export const toList = (value: unknown): unknown[] => {
  const elements = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return elements.filter(isElement);
};

/** Null elements of a list count as absent. readResponse.ts uses the same rule to count elements. */
export const isElement = (value: unknown) => value !== null && value !== undefined;

/** toElements: reads the elements from another encoding of the list */
export const list = <T extends z.ZodMiniType, I = never>(
  item: T,
  toElements: (value: unknown) => unknown = (value) => value,
) => {
  const read = reshape((value) => {
    const elements = toElements(value);
    return isObject(elements) ? elementsOf(item, elements, id) : elements;
  });
  return lenient<z.ZodMiniArray<T>, z.input<T>[] | I>(z.array(item), [], (value) => toList(read(value)));
};

/** A list of words, or a string of words separated by commas. */
export const words = list<typeof requiredText, string>(requiredText, (value) =>
  toList(typeof value === 'string' ? value.split(',').map((word) => word.trim()) : value),
);

/** A map with string keys. PHP sends a map with the keys 0, 1, 2 as a list. */
export const map = <T extends z.ZodMiniType>(value: T) =>
  lenient(z.record(string, value), {}, (raw) => (Array.isArray(raw) ? { ...raw } : raw));

/** An object whose fields are all optional; if absent, it consists of the fallbacks of its fields. */
export const section = <T extends z.ZodMiniType>(object: T) =>
  lenient(object, z.parse(object, {}) as z.input<T>);

/** A value, or null when absent. */
export const maybe = <T extends z.ZodMiniType>(schema: T) => lenient(z.nullable(schema), null);

const toMoney = (value: unknown) => (typeof value === 'object' ? value : { amount: value });

const CURRENCY = /^[A-Z]{3}$/;
const isCurrency = (code: string) => CURRENCY.test(code);
/** An ISO 4217 code. Intl throws for any other form. */
export const currencyCode = textLike(isCurrency, 'USD');
/** The same; empty when absent. */
export const maybeCurrencyCode = textLike((code) => code === '' || isCurrency(code), '');

const amountWithText = z.object({
  amount: number(0),
  currency: currencyCode,
  formatted: text(),
  title: text(),
});
export type Money = z.output<typeof amountWithText>;

/** amount: in units of the currency (dollars, not cents); formatted: the backend's text. A plain number is an amount */
export const money = lenient<typeof amountWithText, z.input<typeof amountWithText> | number | string>(
  amountWithText,
  z.parse(amountWithText, {}),
  toMoney,
);

/** Without a minus: Date.parse reads -0001-11-30 as a day in 2030. */
const isDate = (value: string) =>
  /^\s*\w/.test(value) && !Number.isNaN(Date.parse(value.trim().replace(' ', 'T')));

/** The last millisecond of the year 9999; Date has no later year of four digits. */
const LAST_MS = 253_402_300_799_999;

/**
 * MySQL represents an absent date as 0000-00-00, which PHP formats as -0001-11-30 or turns into a negative number; PHP's own is 0. Any other
 * number is seconds or milliseconds since 1970
 */
function toDate(value: unknown): unknown {
  const seconds = typeof value === 'number' ? value : /^\d{9,13}$/.test(String(value)) ? Number(value) : null;
  if (seconds !== null) {
    const ms = seconds > 1e11 ? seconds : seconds * 1000;
    return ms > 0 && ms <= LAST_MS ? new Date(ms).toISOString() : null;
  }
  return typeof value !== 'string' || (value !== '0' && isDate(value)) ? value : null;
}

/** ISO 8601 date or date and time; '' when absent or invalid. */
export const date = lenient(string, '', (value) => toDate(value) ?? '');

/** The same; null when absent or invalid. */
export const maybeDate = lenient(z.nullable(string), null, toDate);

/** An enum that parses absent and unknown values to the fallback. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  z.catch(z._default(z.enum(values), fallback as never), fallback as never);

const orScalar =
  (isScalar: (value: unknown) => boolean) =>
  <T extends z.ZodMiniType, I = never>(name: string, object: T) =>
    z.pipe(
      z.transform((value) => (isScalar(value) ? { [name]: value } : value)),
      object as z.ZodMiniType,
    ) as unknown as z.ZodMiniPipe<z.ZodMiniTransform<z.input<T>, z.input<T> | I>, T>;

/** An object; a plain string is shorthand for an object with this field. */
export const orText = orScalar((value) => typeof value === 'string');

/** An object; a plain string or number is shorthand for an object with this field. */
export const orValue = orScalar((value) => typeof value === 'string' || typeof value === 'number');

/** A text, or the text in this field of an object. */
export const textOf = (name: string) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : value,
    ) as z.ZodMiniTransform<string | number, string>,
    id,
  );

/** Parses a value after a conversion of its shape (reshape.ts). */
export const converted = <T extends z.ZodMiniType>(convert: (value: unknown) => unknown, schema: T) =>
  z.pipe(z.transform(reshape(convert)), schema as z.ZodMiniType) as unknown as T;

/**
 * Accepts alternative field names when reading; the documented schema does not contain them (docs/spec/19 §9). names: our name to
 * alternative names; if ours is absent, the first one with a value is used
 */
export function readAs<T extends z.ZodMiniType>(schema: T, names: Record<string, readonly string[]>): T {
  const entries = Object.entries(names);
  rememberNames(schema, names);
  return converted((value) => {
    if (!isObject(value)) return value;
    const found = entries.flatMap(([own, others]) => {
      const other = isAbsent(value[own]) && others.find((name) => !isAbsent(value[name]));
      return other ? [[own, value[other]]] : [];
    });
    return found.length > 0 ? { ...value, ...Object.fromEntries(found) } : value;
  }, schema);
}

/** Identifiers, or one text with identifiers separated by commas. */
export const ids = list<typeof id, string>(id, (value) =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean)
    : value,
);

/** The schema of an optional field without its fallback: a missing key remains missing. */
export const ifPresent = <T extends z.ZodMiniType>(field: T) =>
  z.optional(field instanceof z.ZodMiniDefault ? (field.def.innerType as T) : field);

type Names<T extends z.ZodMiniObject> = Record<string, keyof z.output<T> & string>;

/**
 * Accepts the specification's field names as synonyms (docs/spec/19 §9). names: synonym to our name. The value of the synonym is used if
 * ours is absent or 0
 */
export function withSynonyms<T extends z.ZodMiniObject, const N extends Names<T>>(object: T, names: N) {
  const synonyms = Object.entries(names);
  const shape = object.shape as Record<string, z.ZodMiniType>;
  const extended = z.extend(
    object,
    Object.fromEntries(synonyms.map(([name, own]) => [name, ifPresent(shape[own] ?? z.unknown())])),
  );
  const rename = z.transform((value: Record<string, unknown>) => {
    for (const [name, own] of synonyms) {
      if (!(name in value)) continue;
      if (isAbsent(value[own]) || value[own] === 0) value[own] = value[name];
      delete value[name];
    }
    return value;
  });
  return z.pipe(extended as z.ZodMiniType, rename as z.ZodMiniType) as unknown as z.ZodMiniType<
    z.output<T>,
    z.input<T> & { [K in keyof N]?: z.input<T>[N[K] & keyof z.input<T>] }
  >;
}

/** Requires one of two identifying fields: if `own` is absent, it gets the value of `other`. */
export function identified<T extends z.ZodMiniObject>(object: T, own: string, other: string) {
  const identify = z.transform((value: Record<string, unknown>, context) => {
    if (!isAbsent(value[own])) return value;
    if (isAbsent(value[other])) context.issues.push({ code: 'custom', input: value, message: `No ${own}` });
    return { ...value, [own]: value[other] };
  });
  return z.pipe(object as z.ZodMiniType, identify as z.ZodMiniType) as unknown as T;
}
