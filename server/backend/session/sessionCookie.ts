import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_DAYS = 30;

const MAX_AGE = SESSION_DAYS * 24 * 60 * 60;
/** Matches the session cookie among others; its characters need no escaping. */
const OURS = /(?:^|;\s*)shopper=([\w-]{43})(?=\s*(?:;|$))/;

/** Returns the secret of the session cookie; null when the cookie is missing or malformed. */
export const readSessionCookie = (request: FastifyRequest): string | null =>
  OURS.exec(request.headers.cookie ?? '')?.[1] ?? null;

/**
 * Sets the session cookie. Max-Age, because a kiosk drops session-only cookies on a restart; HttpOnly, because no
 * script needs it.
 */
export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `shopper=${secret}; Max-Age=${MAX_AGE}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
