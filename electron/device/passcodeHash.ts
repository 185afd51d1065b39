import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

/** salt:hash, both hex: lets staff open their menu without network and without the passcode being kept. */
export function hashPasscode(passcode: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(passcode, salt, LENGTH).toString('hex')}`;
}

export function isPasscode(passcode: string, kept: string): boolean {
  const [salt = '', hash = ''] = kept.split(':');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== LENGTH) return false;
  return timingSafeEqual(scryptSync(passcode, Buffer.from(salt, 'hex'), LENGTH), expected);
}
