import * as z from 'zod/mini';
import { converted, flag, list, map, optionalString, orText, requiredText, section, text } from './fields';
import { isObject } from './reshape';

const message = z.object({ code: optionalString, message: text() });

const errorFields = z.object({
  messages: section(z.object({ error: list(orText('message', message)) })),
  fields: map(requiredText),
});

/** Messages may be a string or a list, in `messages`, `message`, `error` or `errors`; an object in `errors` contains messages by field. */
function toErrors(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { messages, message, error, errors, code, fields } = value;
  if (isObject(messages) && 'error' in messages) return value;
  const isByField = isObject(errors) && !('message' in errors);
  const found = [messages, errors, error, message].find(
    (one) =>
      one !== undefined &&
      one !== null &&
      typeof one !== 'boolean' &&
      // A string in `error` may be a code for programs, such as invalid_request.
      !(one === error && typeof one === 'string') &&
      !(one === errors && isByField),
  );
  const own = typeof found === 'string' ? [code === undefined ? found : { code, message: found }] : found;
  const byField = isByField
    ? Object.fromEntries(
        Object.entries(errors).map(([name, one]) => [name, Array.isArray(one) ? one.join(' ') : one]),
      )
    : {};
  return { ...value, messages: { error: own ?? [] }, fields: fields ?? byField };
}

/** The body of every error response: general messages, and messages by form field. */
export const errorBody = converted(toErrors, errorFields);
export type ErrorBody = z.input<typeof errorBody> & { messages: { error: z.input<typeof message>[] } };

/** A response without further data. */
export const confirmation = section(z.object({ success: flag(true) }));
