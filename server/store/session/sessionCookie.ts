import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { looksLikeSecret } from './secret.ts';

const NAME = 'shopper';
export const SESSION_DAYS = 30;

/** The secret of the session a browser names; null for none and for anything that can't be one. */
export function readSecret(request: FastifyRequest): string | null {
  try {
    const secret = fastifyCookie.parse(request.headers.cookie ?? '')[NAME];
    return looksLikeSecret(secret) ? secret : null;
  } catch {
    return null;
  }
}

/** Max-Age, because a kiosk keeps only such cookies over a relaunch; no script can read it. */
export function writeSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const cookie = fastifyCookie.serialize(NAME, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_DAYS * 24 * 60 * 60,
  });
  void reply.header('set-cookie', cookie);
}
