import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { kioskMember } from '../../demo/kiosk.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { openTestBackend, type TestBackend } from '../../tests/backend/testBackend.ts';
import { kioskMembers } from '../backend/database/schema/kiosk.ts';
import { isPasscode } from './devices.ts';
import { kioskService } from './kioskService.ts';

/** Passcodes that were hashed: the slow part of a response, by which a member code could be recognised. */
const hashes = vi.hoisted(() => {
  // The server's modules of an earlier file in this process would hash without the count.
  vi.resetModules();
  return { count: 0 };
});
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>();
  const scrypt = (...args: unknown[]) => {
    hashes.count += 1;
    return (crypto.scrypt as (...all: unknown[]) => void)(...args);
  };
  return { ...crypto, scrypt };
});

let backend: TestBackend;
let service: FastifyInstance;
beforeAll(async () => {
  backend = await openTestBackend();
  await seedKiosk(backend.context.db, '/nowhere');
  await backend.context.db
    .insert(kioskMembers)
    .values({ code: 'NO-PASSCODE', tenantId: 1, passcodeHash: '' });
  service = fastify();
  await service.register(kioskService, { backend: backend.context });
});
afterAll(async () => {
  await service.close();
  await backend.close();
});

async function register(memberCode: string, passcode: string) {
  const before = hashes.count;
  const url = `/devices?memberCode=${encodeURIComponent(memberCode)}`;
  const response = await service.inject({ method: 'POST', url, payload: { passcode } });
  return { status: response.statusCode, body: response.json(), hashes: hashes.count - before };
}

it.each([
  'NOBODY',
  'NO-PASSCODE',
  'x'.repeat(100),
  "' or 1=1",
  '__proto__',
  kioskMember.memberCode.toLowerCase(),
])('a wrong passcode has the same response and one hash for a member and for %s', async (memberCode) => {
  const ofMember = await register(kioskMember.memberCode, '000000');
  expect(ofMember).toMatchObject({ status: 401, hashes: 1 });
  expect(await register(memberCode, '000000')).toEqual(ofMember);
});

it('counts the hash of the right passcode', async () => {
  expect(await register(kioskMember.memberCode, kioskMember.passcode)).toMatchObject({
    status: 200,
    hashes: 1,
  });
});

it('hashes a passcode although the stored hash is malformed', async () => {
  const before = hashes.count;
  expect(await isPasscode('1234', 'broken')).toBe(false);
  expect(hashes.count - before).toBe(1);
});
