import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ledger } from './ledger.ts';

/** A provider as the sandbox plays it: its server's calls, its script, its page, all below its own prefix. */
export type SandboxProvider = (app: FastifyInstance, ledger: Ledger) => void;

/** Breaks the line, as a provider's server does when it goes down. */
export const breakDown = (reply: FastifyReply) => reply.code(503).send('Service Unavailable');

export const sendScript = (reply: FastifyReply, code: string) =>
  reply.type('text/javascript; charset=utf-8').send(code);
