import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, like } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kioskMember } from '../../../demo/kiosk.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import { rateLimits } from '../../../server/backend/database/schema/operations.ts';
import { LIMITS } from '../../../server/backend/limits/limits.ts';
import { prune } from '../../../server/backend/limits/prune.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import { isWholeForm } from '../../wholeForm.ts';

const { memberCode, passcode } = kioskMember;
/** Low limits take few attempts to reach; what is counted against each limit is the same. */
const ALLOWED = isWholeForm ? LIMITS.kioskPasscode.count : 3;
const ALLOWED_DEVICES = isWholeForm ? LIMITS.kioskDevices.count : 40;
const ATTEMPTS = 30 * ALLOWED;
const media = mkdtempSync(join(tmpdir(), 'media-'));
let backend: TestBackend;
/** Two processes on one database. */
let services: FastifyInstance[];

beforeAll(async () => {
  backend = await openTestBackend(undefined, {
    limits: { kioskPasscode: ALLOWED, kioskDevices: ALLOWED_DEVICES },
  });
  await seedKiosk(backend.context.db, media);
  services = await Promise.all(
    [1, 2].map(async () => {
      const app = fastify();
      await app.register(kioskService, { backend: backend.context });
      return app;
    }),
  );
});
afterAll(async () => {
  await Promise.all(services.map((app) => app.close()));
  await backend.close();
  rmSync(media, { recursive: true, force: true });
});
beforeEach(() => backend.advanceClock(LIMITS.kioskPasscode.seconds));

const tryPasscode = async (code: string, member: string = memberCode, nth = 0) => {
  const response = await services[nth % services.length]?.inject({
    method: 'POST',
    url: `/devices?memberCode=${member}`,
    payload: { passcode: code },
    remoteAddress: `203.0.113.${nth % 250}`,
  });
  if (!response) throw new Error('There is no service.');
  return response;
};
const storedCounts = async () => {
  const [row] = await backend.context.db
    .select({ stored: count() })
    .from(rateLimits)
    .where(like(rateLimits.scope, 'kiosk%'));
  return row?.stored ?? 0;
};

describe('the passcode of a kiosk', () => {
  it('is checked as often as allowed for parallel attempts from several addresses and processes', async () => {
    const guesses = Array.from({ length: ATTEMPTS }, (_, nth) =>
      tryPasscode(String(nth + 3000), memberCode, nth),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(ATTEMPTS - ALLOWED);
  });

  it('is not found by many attempts: the correct one among them is rejected without a check', async () => {
    const codes = [...Array.from({ length: ATTEMPTS }, (_, nth) => `x${nth}`), passcode];
    const statuses: number[] = [];
    for (let first = 0; first < codes.length; first += 100) {
      const batch = codes
        .slice(first, first + 100)
        .map((code, nth) => tryPasscode(code, memberCode, first + nth));
      statuses.push(...(await Promise.all(batch)).map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(codes.length - ALLOWED);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not kept from the showroom that registered a screen before', async () => {
    expect((await tryPasscode(passcode, memberCode, 7)).statusCode).toBe(200);
    for (let nth = 20; nth < 20 + 2 * ALLOWED; nth += 1) await tryPasscode('0000', memberCode, nth);
    expect((await tryPasscode(passcode, memberCode, 60)).statusCode).toBe(429);
    expect((await tryPasscode(passcode, memberCode, 7)).statusCode).toBe(200);
  });

  it('is rejected with a Retry-After, and accepted again afterwards', async () => {
    for (let tries = 0; tries < ALLOWED; tries += 1) await tryPasscode('0000');
    const rejection = await tryPasscode(passcode);
    expect([rejection.statusCode, rejection.headers['retry-after']]).toEqual([429, '600']);
    backend.advanceClock(600);
    expect((await tryPasscode(passcode)).statusCode).toBe(200);
  });

  it('resets the counter of its member when it is correct', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 1; tries < ALLOWED; tries += 1)
        expect((await tryPasscode('0000')).statusCode).toBe(401);
      expect((await tryPasscode(passcode)).statusCode).toBe(200);
    }
  });

  it('stores a limited number of rows for unknown member codes, which expire', async () => {
    await prune(backend.context);
    for (let nth = 0; nth < 2 * ALLOWED_DEVICES; nth += 1)
      await tryPasscode('0000', `NOBODY-${'x'.repeat(60)}-${nth}`, 250);
    expect(await storedCounts()).toBe(ALLOWED_DEVICES + 1);
    expect(JSON.stringify(await backend.context.db.select().from(rateLimits))).not.toMatch(
      /NOBODY|203\.0\.113/,
    );
    backend.advanceClock(601);
    await prune(backend.context);
    expect(await storedCounts()).toBe(0);
  });
});
