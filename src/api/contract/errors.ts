import * as z from 'zod/mini';
import { string, text } from './fields';

const message = z.object({ code: z.optional(z.union([string, z.number()])), message: text() });

/** The body of every failed call: messages for the screen, and messages by field where a form is at fault. */
export const errorBody = z.object({
  messages: z.object({ error: z.array(message) }),
  fields: z.optional(z.record(string, string)),
});
export type ErrorBody = z.output<typeof errorBody>;

/** An answer that only confirms. */
export const confirmation = z.object({ success: z.boolean() });
