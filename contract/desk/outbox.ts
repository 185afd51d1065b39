import * as z from 'zod/mini';
import { wholeInput } from '../inputs';
import { deskCall } from './deskCall';

export const emailStates = ['waiting', 'sent', 'failed'] as const;
const state = z.enum(emailStates);
export type EmailState = z.output<typeof state>;

const outboxEmail = z.object({
  id: z.number(),
  kind: z.string(),
  state,
  recipient: z.string(),
  subject: z.string(),
  language: z.string(),
  written_at: z.string(),
  sent_at: z.nullable(z.string()),
  next_attempt_at: z.nullable(z.string()),
  attempts: z.number(),
  /** Why the last attempt failed; empty if it did not. */
  reason: z.string(),
  /** shown: the contents can be read. removed: deleted after sending. secret: hidden, because a link in it opens a shopper's account */
  contents: z.enum(['shown', 'removed', 'secret']),
});
export type OutboxEmail = z.output<typeof outboxEmail>;

/** Emails, newest first, 50 per page. before: id of the last one already read; 0 for the first page */
export const listOutbox = deskCall({
  role: 'viewer',
  subject: 'outbox',
  method: 'GET',
  path: '/outbox',
  summary: 'Emails of the shop',
  query: z.object({ before: wholeInput(0), state: z._default(z.union([state, z.literal('')]), '') }),
  response: z.object({
    emails: z.array(outboxEmail),
    has_more: z.boolean(),
    /** smtp: a mail server is configured. demo, none: nothing is sent */
    delivery: z.enum(['smtp', 'demo', 'none']),
  }),
});

const params = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });

/** The HTML of an email, as a document without scripts for a sandboxed frame. */
export const getOutboxHtml = deskCall({
  role: 'viewer',
  subject: 'outbox',
  method: 'GET',
  path: '/outbox/{id}/html',
  summary: 'The contents of an email',
  params,
  response: z.string(),
});

export const sendAgain = deskCall({
  role: 'editor',
  subject: 'outbox',
  method: 'POST',
  path: '/outbox/{id}/attempts',
  summary: 'Sends an email again',
  params,
  response: outboxEmail,
});

export const giveUpEmail = deskCall({
  role: 'editor',
  subject: 'outbox',
  method: 'DELETE',
  path: '/outbox/{id}/attempts',
  summary: 'Gives an email up',
  params,
  response: outboxEmail,
});
