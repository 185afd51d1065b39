import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Hashes a password by scrypt with a random salt; the format is salt.key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

const NOBODY = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/**
 * Verifies a password. A null hash takes as long as a wrong password, so that timing does not reveal which accounts
 * exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? NOBODY).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(key, 'base64url');
  return hash !== null && wanted.length === derived.length && timingSafeEqual(wanted, derived);
}
