import * as z from 'zod/mini';
import { deskCall } from './deskCall';
import { moment } from './schedule';
import { targetChoices, targets } from './targets';

const text = z.string().check(z.trim(), z.maxLength(500));

const message = z.object({
  id: z.number(),
  text: z.object({ en: z.string(), fr: z.string() }),
  is_emergency: z.boolean(),
  targets,
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  /** Number of target screens. */
  screens: z.number(),
});
export type ScreenMessage = z.output<typeof message>;

export const listMessages = deskCall({
  role: 'viewer',
  subject: 'messages',
  method: 'GET',
  path: '/messages',
  summary: 'Messages on the screens, planned ones, and those of the last 30 days',
  response: z.object({
    messages: z.array(message),
    choices: targetChoices,
    /** The server's time, by which messages begin and end. */
    now: z.string(),
  }),
});

export const sendMessage = deskCall({
  role: 'editor',
  subject: 'messages',
  method: 'POST',
  path: '/messages',
  summary: 'Shows a message on screens, now or later',
  body: z.object({
    /** At least one language. A screen in a language without a text shows the other one. */
    text: z.object({ en: text, fr: text }),
    is_emergency: z.boolean(),
    targets: targets.check(z.minLength(1)),
    /** Null for immediately. A time in the past also means immediately. */
    starts_at: z._default(z.nullable(moment), null),
    /** Null: until staff end it. */
    ends_at: z.nullable(moment),
  }),
  response: message,
});

export const endMessage = deskCall({
  role: 'editor',
  subject: 'messages',
  method: 'DELETE',
  path: '/messages/{id}',
  summary: 'Ends a message',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  response: z.object({ success: z.boolean() }),
});
