import * as z from 'zod/mini';
import { inputText, wholeInput } from '../inputs';
import { deskCall } from './deskCall';
import { dayInput } from './reports';

const values = z.record(z.string(), z.unknown());

const change = z.object({
  id: z.number(),
  at: z.string(),
  /** The person's email at the time of the change. */
  actor: z.string(),
  /** The person's current name; empty for a program and for a deleted person. */
  name: z._default(z.string(), ''),
  action: z.string(),
  subject: z.string(),
  /** The new values. */
  details: values,
  /** The replaced values, as far as they were stored. */
  before: z._default(values, {}),
});
export type Change = z.output<typeof change>;

/** Changes, newest first, 100 per page. before: id of the oldest change already read; 0 for the first page */
export const listChanges = deskCall({
  role: 'owner',
  subject: 'audit',
  method: 'GET',
  path: '/audit',
  summary: 'The audit log',
  query: z.object({
    before: wholeInput(0),
    actor: z._default(inputText, ''),
    /** Part of the changed item: a name, a number, an email. */
    search: z._default(inputText, ''),
    from: dayInput,
    until: dayInput,
  }),
  response: z.object({
    changes: z.array(change),
    has_more: z.boolean(),
    /** The actors that the filter offers. */
    actors: z.array(z.string()),
  }),
});
