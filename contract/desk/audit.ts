import * as z from 'zod/mini';
import { inputText, wholeInput } from '../inputs';
import { deskCall } from './deskCall';
import { dayInput } from './reports';

const values = z.record(z.string(), z.unknown());

const change = z.object({
  id: z.number(),
  at: z.string(),
  /** The email of the person then. */
  actor: z.string(),
  /** The person's name now; empty for a program and for a person who was deleted. */
  name: z._default(z.string(), ''),
  action: z.string(),
  subject: z.string(),
  /** The new values. */
  details: values,
  /** The values that they replaced; without those that nobody stored. */
  before: z._default(values, {}),
});
export type Change = z.output<typeof change>;

/** Changes, the newest first, 100 a page. before: id of the oldest change already read; 0 for the first page. */
export const listChanges = deskCall({
  role: 'owner',
  subject: 'audit',
  method: 'GET',
  path: '/audit',
  summary: 'The audit log',
  query: z.object({
    before: wholeInput(0),
    actor: z._default(inputText, ''),
    /** A part of what was changed: a name, a number, an email. */
    search: z._default(inputText, ''),
    from: dayInput,
    until: dayInput,
  }),
  response: z.object({
    changes: z.array(change),
    has_more: z.boolean(),
    /** Whose changes the filter offers. */
    actors: z.array(z.string()),
  }),
});
