import * as z from 'zod/mini';
import type { BilingualText } from '../catalog/details.ts';
import { isStorable } from '../checkInput.ts';

/** One key of the front matter. */
export interface Field {
  /** The property of the table's row. */
  column: string;
  schema: z.ZodMiniType;
  /** Whether the value has a text for each language, which the file of a language may override. */
  isBilingual: boolean;
  /** The value if the file does not contain the key; undefined if the key is required. */
  fallback?: unknown;
}

export const text = z
  .string({ error: 'must be a text; put it in quotes' })
  .check(z.refine(isStorable, 'has characters that can not be stored'));
export const filled = text.check(z.refine((value) => value.trim() !== '', 'must not be empty'));

/** A kind of field by its schema. fallback: none for a required key */
const fieldOf =
  (schema: z.ZodMiniType, optional: Pick<Field, 'fallback'> = {}) =>
  (column: string): Field => ({ column, schema, isBilingual: false, ...optional });

export const requiredText = fieldOf(filled);
export const optionalText = fieldOf(text, { fallback: '' });
export const bilingual = (field: Field): Field => ({ ...field, isBilingual: true });

const yesNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((word) => word === 'yes'),
);
export const flag = z.union([z.boolean(), yesNo], { error: 'must be true or false' });
export const flagField = fieldOf(flag, { fallback: false });

const wholeNumber = z
  .number({ error: 'must be a whole number' })
  .check(z.int('must be a whole number'), z.gte(0, 'must be at least 0'), z.lte(2 ** 31 - 1, 'is too large'));
export const positiveNumber = wholeNumber.check(z.gte(1, 'must be at least 1'));
export const numberField = fieldOf(wholeNumber, { fallback: 0 });

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const day = z.string({ error: 'must be a day such as 2026-11-30' });
export const dayField = fieldOf(day.check(z.refine(isDay, 'must be a day such as 2026-11-30')));

const timeRule = 'must be a day or a time such as 2026-11-30T15:00:00Z';
const isTime = (value: string) =>
  isDay(value) || (/^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)));
/** A day is stored as noon UTC, which is the same day in all of America and Europe. */
const timeOf = (value: string) => new Date(isDay(value) ? `${value}T12:00:00Z` : value).toISOString();
export const timeField = fieldOf(
  z.pipe(z.string({ error: timeRule }).check(z.refine(isTime, timeRule)), z.transform(timeOf)),
);

export const choiceField = (column: string, words: readonly [string, ...string[]], fallback: string): Field =>
  fieldOf(z.enum(words, { error: `must be one of ${words.join(', ')}` }), { fallback })(column);

/** A URL within the shop or of another host. */
const isAddress = (value: string) => value === '' || /^(?:\/|https?:\/\/|mailto:|tel:)/.test(value);
export const address = text.check(
  z.refine(isAddress, 'must begin with / or with https://, http://, mailto: or tel:'),
);
export const addressField = fieldOf(address, { fallback: '' });

/**
 * A text as stored. If the text of one language is empty, it is that of the other, as shoppers see it, so that a missing translation need
 * not be repeated.
 */
export function completeText({ en, fr }: BilingualText): BilingualText {
  const [english, french] = [en, fr].map((value) => (value ?? '').replaceAll('\r\n', '\n'));
  return { en: english || french || '', fr: french || english || '' };
}

/** A language-independent value as stored: line ends are LF, and a time is a string. */
export function storedValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}
