import * as z from 'zod/mini';
import { wholeInput } from '../inputs';
import { deskCall } from './deskCall';

const change = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type Change = z.output<typeof change>;

/** Changes, the newest first. before: id of the oldest change already read; 0 for the first page of 100. */
export const listChanges = deskCall({
  role: 'owner',
  subject: 'audit',
  method: 'GET',
  path: '/audit',
  summary: 'The audit log',
  query: z.object({ before: wholeInput(0) }),
  response: z.object({ changes: z.array(change) }),
});
