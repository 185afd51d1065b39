import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownValue } from '../../contract/ownValue.ts';
import type { Ledger } from './ledger.ts';

/** Registers the API, scripts and pages of one provider. The app has the provider's prefix. */
export type SandboxProvider = (app: FastifyInstance, ledger: Ledger) => void;

/** declined and error are responses of the provider; silent simulates an outage of its server. */
export type Verdict = 'approved' | 'declined' | 'error' | 'silent';

const testCards: Record<string, Verdict> = {
  '4000000000000002': 'declined',
  '4000000000000119': 'error',
  '4000000000000341': 'silent',
};

/** The verdict of a test card, or the verdict that a token contains. Every other card is approved. */
export function verdictOf(cardOrToken: string): Verdict {
  const verdict = /^[a-z]+_(approved|declined|error|silent)_/.exec(cardOrToken)?.[1];
  return (
    (verdict as Verdict | undefined) ?? ownValue(testCards, cardOrToken.replace(/\D/g, '')) ?? 'approved'
  );
}

/** A random token that contains its verdict: tok_declined_8f2a. prefix: the kind of token, in lower-case letters. */
export const newToken = (prefix: string, verdict: Verdict): string =>
  `${prefix}_${verdict}_${randomBytes(8).toString('hex')}`;

/** The response of a provider whose server is down. */
export const sendUnavailable = (reply: FastifyReply) => reply.code(503).send('Service Unavailable');

export const sendScript = (reply: FastifyReply, code: string) =>
  reply.type('text/javascript; charset=utf-8').send(code);
