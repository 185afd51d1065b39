import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const LENGTH = 32;

/** Hashes a passcode with scrypt: `salt:hash`, both in hex. */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(passcode, salt, LENGTH)).toString('hex')}`;
}

/** Compares a passcode with a stored hash in constant time; false for a malformed hash. */
export async function isPasscode(passcode: string, storedHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = storedHash.split(':');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== LENGTH) return false;
  return timingSafeEqual(await derive(passcode, Buffer.from(salt, 'hex'), LENGTH), expected);
}
