import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET = /^[\w-]{43}$/;

/** Creates a secret of 256 random bits as 43 characters that are safe in cookies and URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns true for the format of newSecret. Any other text can be rejected without a query. */
export const isSecretFormat = (text: unknown): text is string =>
  typeof text === 'string' && SECRET.test(text);

/** Hashes a secret for storage. A random secret needs no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Compares two texts in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
