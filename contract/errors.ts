import * as z from 'zod/mini';
import { flag, list, map, orText, requiredText, section, text } from './fields';

const message = z.object({ code: z.optional(z.union([z.string(), z.number()])), message: text() });

/** The body of every error response: general messages, and messages by form field. */
export const errorBody = z.object({
  messages: section(z.object({ error: list(orText('message', message)) })),
  fields: map(requiredText),
});
export type ErrorBody = z.input<typeof errorBody> & { messages: { error: z.input<typeof message>[] } };

/** A response without data. */
export const confirmation = section(z.object({ success: flag(true) }));
