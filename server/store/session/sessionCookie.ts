import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_DAYS = 30;

const MAX_AGE = SESSION_DAYS * 24 * 60 * 60;
/** A secret of ours among the other cookies; its letters need no escaping. */
const OURS = /(?:^|;\s*)shopper=([\w-]{43})(?=\s*(?:;|$))/;

/** The secret of the session a browser names; null for none and for anything that can't be one. */
export const readSecret = (request: FastifyRequest): string | null =>
  OURS.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Max-Age, because a kiosk keeps only such cookies over a relaunch; no script can read it. */
export function writeSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `shopper=${secret}; Max-Age=${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
