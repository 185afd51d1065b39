import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { scoreOf } from '../../../contract/passwordStrength.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_LENGTH = 32;

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const derive = (password: string, salt: Buffer) =>
  scryptAsync(password.normalize('NFKC'), salt, KEY_LENGTH, COST);

/** Hashes a password by scrypt with a random salt; the format is salt.key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

const DUMMY_HASH = `${'A'.repeat(22)}.${'A'.repeat(43)}`;

/**
 * Verifies a password. A null hash takes as long as a wrong password, so that timing does not reveal which accounts
 * exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? DUMMY_HASH).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const wanted = Buffer.from(key, 'base64url');
  return hash !== null && wanted.length === derived.length && timingSafeEqual(wanted, derived);
}

const MAX_LENGTH = 200;

/**
 * Checks a new password against the tenant's minimum length and strength (docs/spec/14 §3: 8 and 2).
 * @throws ApiError 422 passwordShort, passwordWeak or tooLong
 */
export function checkNewPassword(context: RequestContext, password: string, ownWords: readonly string[]) {
  const config = configOf(context.tenant, context.language);
  const { min_password_length: minimum, min_zxcvbn_score: score } = config;
  if ([...password].length < minimum) throw rejection(context, 422, 'passwordShort', { count: minimum });
  if (password.length > MAX_LENGTH) throw rejection(context, 422, 'tooLong', { count: MAX_LENGTH });
  if (scoreOf(password, ownWords) < score) throw rejection(context, 422, 'passwordWeak');
}
