import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** 256 random bits as 43 characters that fit a cookie and a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** True for what newSecret could have made: anything else is not worth a look-up. */
export const looksLikeSecret = (text: unknown): text is string =>
  typeof text === 'string' && SECRET.test(text);

/** What is stored of a secret; a random secret needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares without telling by time where two texts differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
