import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecretFormat } from './secret.ts';

interface SecretCookieOptions {
  /** Path below which the browser sends the cookie. */
  path: string;
  /** Seconds. Required, because a kiosk drops cookies without an age at a restart. */
  maxAge: number;
  sameSite: 'lax' | 'strict';
}

/**
 * A cookie with a secret (secret.ts), inaccessible to scripts. @fastify/cookie does not fit, because it writes cookies in its own hook,
 * after shareApiReads has looked for them.
 */
export const secretCookie = (name: string, { path, maxAge, sameSite }: SecretCookieOptions) => {
  const write = (request: FastifyRequest, reply: FastifyReply, secret: string, age: number): void => {
    const secure = request.protocol === 'https';
    const cookie = { name, value: secret, path, maxAge: age, sameSite, secure, httpOnly: true };
    // Replaces a cookie already set on the response, such as that of an extended session that a sign-in ends (RFC 6265 §4.1.1).
    const written = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    void reply.removeHeader('set-cookie');
    for (const line of [
      ...written.filter((other) => !other.startsWith(`${name}=`)),
      stringifySetCookie(cookie),
    ])
      void reply.header('set-cookie', line);
  };
  return {
    /** The secret; null when the cookie is missing or malformed. */
    read({ headers }: FastifyRequest): string | null {
      const secret = parseCookie(headers.cookie ?? '')[name];
      return isSecretFormat(secret) ? secret : null;
    },
    write: (request: FastifyRequest, reply: FastifyReply, secret: string) =>
      write(request, reply, secret, maxAge),
    remove: (request: FastifyRequest, reply: FastifyReply) => write(request, reply, '', 0),
  };
};
