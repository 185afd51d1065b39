import * as z from 'zod/mini';
import { string, text } from './fields';

const message = z.object({ code: z.optional(z.union([string, z.number()])), message: text() });

/** The body of every error response: general messages, and messages by form field. */
export const errorBody = z.object({
  messages: z.object({ error: z.array(message) }),
  fields: z.optional(z.record(string, string)),
});
export type ErrorBody = z.output<typeof errorBody>;

/** A response without data. */
export const confirmation = z.object({ success: z.boolean() });
