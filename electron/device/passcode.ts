import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { backoff } from '../../contract/backoff';
import { readJsonFile, tryWriteFile } from '../atomicFile';

const HASH_BYTES = 32;

/** Returns salt:hash, both hex. With the hash, staff can unlock the kiosk offline; the passcode itself is not stored. */
export function hashPasscode(passcode: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(passcode, salt, HASH_BYTES).toString('hex')}`;
}

/** False for a text that no passcode matches, which would lock everyone out. */
export const isPasscodeHash = (text: string): boolean => /^[\da-f]{32}:[\da-f]{64}$/.test(text);

/** passcodeHash: a result of hashPasscode; anything else matches no passcode. */
export function verifyPasscode(passcode: string, passcodeHash: string): boolean {
  const [salt = '', hash = ''] = passcodeHash.split(':');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length !== HASH_BYTES) return false;
  return timingSafeEqual(scryptSync(passcode, Buffer.from(salt, 'hex'), HASH_BYTES), expected);
}

const ATTEMPTS_BEFORE_LOCK = 5;
const MIN_LOCK_MS = 60_000;
const MAX_LOCK_MS = 3_600_000;

/** passcode-lock.json. wrong: failures since the last success; until: end of the lock in milliseconds since 1970, 0 for none. */
const fileSchema = z.object({ wrong: z.number(), until: z.number() });
type LockState = z.output<typeof fileSchema>;

/**
 * Locks the keypad for a minute after five wrong passcodes, and twice as long after each further one, up to an hour. The state is on disk,
 * so a restart does not unlock the keypad.
 */
export class PasscodeLock {
  #state: LockState;

  constructor(
    private readonly path: string,
    private readonly report: (problem: string) => void,
    private readonly now: () => number = Date.now,
  ) {
    this.#state = readJsonFile(path, fileSchema) ?? { wrong: 0, until: 0 };
  }

  /** The end of the lock; null if the keypad is not locked. A clock that was set back never locks it for longer than MAX_LOCK_MS. */
  lockedUntil(): Date | null {
    const remaining = this.#state.until - this.now();
    return remaining > 0 && remaining <= MAX_LOCK_MS ? new Date(this.#state.until) : null;
  }

  async recordFailure(): Promise<void> {
    const wrong = this.#state.wrong + 1;
    const lockMs =
      wrong < ATTEMPTS_BEFORE_LOCK
        ? 0
        : backoff(wrong - ATTEMPTS_BEFORE_LOCK + 1, { first: MIN_LOCK_MS, longest: MAX_LOCK_MS });
    await this.#save({ wrong, until: lockMs ? this.now() + lockMs : 0 });
  }

  async reset(): Promise<void> {
    if (this.#state.wrong > 0) await this.#save({ wrong: 0, until: 0 });
  }

  async #save(state: LockState): Promise<void> {
    this.#state = state;
    await tryWriteFile(this.path, JSON.stringify(state), this.report);
  }
}
