import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

/** Returns salt:hash, both hex. The hash lets staff unlock the kiosk without network; the passcode itself is not stored. */
export function hashPasscode(passcode: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(passcode, salt, LENGTH).toString('hex')}`;
}

/** passcodeHash: a result of hashPasscode; anything else matches no passcode. */
export function verifyPasscode(passcode: string, passcodeHash: string): boolean {
  const [salt = '', hash = ''] = passcodeHash.split(':');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== LENGTH) return false;
  return timingSafeEqual(scryptSync(passcode, Buffer.from(salt, 'hex'), LENGTH), expected);
}
