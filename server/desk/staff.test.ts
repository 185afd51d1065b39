import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { listChanges } from '../../contract/desk/audit.ts';
import {
  acceptInvitation,
  codeOf,
  inviteByFile,
  PASSWORD,
  secretOf,
} from '../../tests/backend/deskInvitations.ts';
import { openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { outbox } from '../backend/database/schema/customer.ts';
import {
  auditLog,
  staff,
  staffDevices,
  staffInvitations,
  staffSessions,
} from '../backend/database/schema/desk.ts';
import { hashOf } from '../backend/session/secret.ts';
import { findStaffSession } from './staff/staffSessions.ts';

const folder = mkdtempSync(join(tmpdir(), 'invitations-'));
let desk: TestDesk;

beforeAll(async () => {
  desk = await openTestDesk(folder);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const invited = (email: string, tenant?: string) => inviteByFile(desk, folder, email, tenant);
const accept = (secret: string, password?: string, host?: string) =>
  acceptInvitation(desk, secret, password, host);

describe('the first owner', () => {
  it('accepts the invitation of the command line beside a running server, once', async () => {
    const secret = invited('ada@example.com');
    const invitation = await desk.newDeskBrowser().call('GET', `/invitations/${secret}`);
    expect(invitation.body).toEqual({ email: 'ada@example.com', role: 'owner', name: '' });
    const accepted = await accept(secret);
    expect(accepted.body.person).toMatchObject({ email: 'ada@example.com', role: 'owner', name: 'Ada Lind' });
    expect(readdirSync(folder)).toEqual([]);
    expect([(await accept(secret)).status, codeOf(await accept(secret))]).toEqual([404, 'invitation']);
  });

  it('accepts the invitation later when the database could not store it', async () => {
    const { db } = desk.context;
    const secret = invited('later@example.com');
    await db.execute(
      sql`alter table staff_invitations add constraint refused check (email <> 'later@example.com')`,
    );
    expect((await desk.newDeskBrowser().call('GET', `/invitations/${secret}`)).status).toBe(500);
    await db.execute(sql`alter table staff_invitations drop constraint refused`);
    expect((await accept(secret)).status).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('belongs to the tenant that the invitation names', async () => {
    const secret = invited('luc@example.com', 'boreale');
    expect((await accept(secret)).status).toBe(404);
    expect((await accept(secret, PASSWORD, 'boreale.localhost')).status).toBe(200);
  });

  it('needs a password that is hard to guess', async () => {
    const secret = invited('eve@example.com');
    for (const weak of ['short', 'aaaaaaaaaaaaaa', 'eve@example.com'])
      expect([weak, (await accept(secret, weak)).status]).toEqual([weak, 422]);
    expect((await accept(secret)).status).toBe(200);
  });

  it('comes too late after seven days', async () => {
    const secret = invited('late@example.com');
    desk.advanceClock(7 * 24 * 3600 + 1);
    expect((await accept(secret)).status).toBe(404);
  });
});

describe('signing in', () => {
  it('takes email and password, and stores only hashes', async () => {
    await accept(invited('sign@example.com'));
    const browser = desk.newDeskBrowser();
    const wrong = await browser.call('POST', '/session', { email: 'sign@example.com', password: 'wrong' });
    const unknown = await browser.call('POST', '/session', { email: 'no@example.com', password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    const right = await browser.call('POST', '/session', { email: ' SIGN@example.com ', password: PASSWORD });
    expect(right.status).toBe(200);
    const stored = JSON.stringify([
      await desk.context.db.select().from(staff),
      await desk.context.db.select().from(staffSessions),
    ]);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(browser.cookie.slice('desk='.length));
  });

  it('is limited by account', async () => {
    await accept(invited('limit@example.com'));
    const attempt = (password: string) =>
      desk.newDeskBrowser().call('POST', '/session', { email: 'limit@example.com', password });
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong');
    expect((await attempt(PASSWORD)).status).toBe(429);
    desk.advanceClock(600);
    expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it('is not locked by strangers for a browser that has signed in before', async () => {
    const email = 'trusted@example.com';
    const accepted = await desk.app.inject({
      method: 'POST',
      url: `/desk/api/invitations/${invited(email)}`,
      payload: { name: 'Ada Lind', password: PASSWORD },
    });
    const cookie = /desk_device=[^;]+/.exec(String(accepted.headers['set-cookie']))?.[0] ?? '';
    const attempt = async (password: string, sent: string) => {
      const payload = { email, password };
      const headers = { cookie: sent };
      return (await desk.app.inject({ method: 'POST', url: '/desk/api/session', payload, headers }))
        .statusCode;
    };
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong', '');
    expect(await attempt(PASSWORD, '')).toBe(429);
    for (let tries = 0; tries < 10; tries += 1) await attempt('wrong', 'desk_device='.padEnd(55, 'x'));
    expect(await attempt(PASSWORD, cookie)).toBe(200);
    expect(JSON.stringify(await desk.context.db.select().from(staffDevices))).not.toContain(
      cookie.slice('desk_device='.length),
    );
  });

  it('ends after twelve hours without use, and with signing out', async () => {
    const idle = await desk.signedIn('editor');
    const used = await desk.signedIn('editor');
    desk.advanceClock(7 * 3600);
    await used.call('GET', '/session');
    desk.advanceClock(6 * 3600);
    expect((await idle.call('GET', '/session')).body.person).toBeNull();
    expect((await used.call('GET', '/session')).body.person).not.toBeNull();
    const cookie = used.cookie;
    await used.call('DELETE', '/session');
    used.cookie = cookie;
    expect((await used.call('GET', '/session')).body.person).toBeNull();
  });

  it('stays in a browser for longer than twelve hours, because use extends it', async () => {
    const { headers } = await accept(invited('long@example.com'));
    const cookie = [headers['set-cookie'] ?? []].flat().find((line) => String(line).startsWith('desk='));
    expect(Number(/Max-Age=(\d+)/.exec(String(cookie))?.[1])).toBeGreaterThan(12 * 3600);
  });

  it('is extended by its use, but not by lists that an open page reads again', async () => {
    const { cookie } = await desk.signedIn('viewer');
    const { app, context } = desk;
    const secret = cookie.slice('desk='.length);
    const soon = new Date(context.clock().getTime() + 3_600_000);
    await context.db
      .update(staffSessions)
      .set({ expiresAt: soon })
      .where(eq(staffSessions.secretHash, hashOf(secret)));
    const isLeftAfter = async (headers: Record<string, string>) => {
      for (const path of ['session', 'messages'])
        await app.inject({ url: `/desk/api/${path}`, headers: { host: 'localhost', cookie, ...headers } });
      return (await findStaffSession(context.db, 1, secret, soon, false)) !== null;
    };
    expect(await isLeftAfter({ 'x-idle': '1' })).toBe(false);
    expect(await isLeftAfter({})).toBe(true);
  });
});

describe('owners', () => {
  it('invite people by email, and see who has not accepted yet', async () => {
    const owner = await desk.signedIn('owner');
    const { body } = await owner.call('POST', '/staff', { email: 'New@example.com', role: 'editor' });
    expect(body.link).toMatch(/^http:\/\/localhost\/desk\/invitation#[\w-]{43}$/);
    const rows = await desk.context.db.select().from(outbox).where(eq(outbox.kind, 'staff_invitation'));
    expect(rows.map(({ recipient }) => recipient)).toEqual(['new@example.com']);
    const listed = await owner.call('GET', '/staff');
    expect(listed.body.staff).toContainEqual(expect.objectContaining({ id: 0, email: 'new@example.com' }));
    expect((await accept(secretOf(body.link))).body.person).toMatchObject({ role: 'editor' });
  });

  it('replace an open invitation by a new one', async () => {
    const owner = await desk.signedIn('owner');
    const first = await owner.call('POST', '/staff', { email: 'twice@example.com', role: 'viewer' });
    await owner.call('POST', '/staff', { email: 'twice@example.com', role: 'viewer' });
    expect((await accept(secretOf(first.body.link))).status).toBe(404);
  });

  it('give a link for a new password, which ends all sessions of the person', async () => {
    const owner = await desk.signedIn('owner');
    const editor = await desk.signedIn('editor');
    const { body } = await owner.call('POST', '/staff', { email: 'editor@desk.example', role: 'editor' });
    expect((await accept(secretOf(body.link))).status).toBe(200);
    expect((await editor.call('GET', '/session')).body.person).toBeNull();
  });

  it('always remain: the last one keeps role and access', async () => {
    const owner = await desk.signedIn('owner', 'payments.localhost');
    const { body } = await owner.call('GET', '/staff');
    const [self] = body.staff as { id: number }[];
    for (const change of [{ role: 'viewer' }, { is_disabled: true }])
      expect(codeOf(await owner.call('PUT', `/staff/${self?.id}`, change))).toBe('last_owner');
    expect((await owner.call('GET', '/session')).body.person).toMatchObject({ role: 'owner' });
  });

  it('always remain: a link for a lower role does not take the role of the last one', async () => {
    const host = 'payments.localhost';
    const owner = await desk.signedIn('owner', host);
    const email = 'owner@desk.example';
    const { body } = await owner.call('POST', '/staff', { email, role: 'viewer' });
    expect(codeOf(await accept(secretOf(body.link), PASSWORD, host))).toBe('last_owner');
    expect((await owner.call('GET', '/session')).body.person).toMatchObject({ role: 'owner' });
    expect((await owner.call('GET', '/staff')).status).toBe(200);
  });

  it('read every change with person, time and subject, without secrets', async () => {
    const owner = await desk.signedIn('owner');
    const { body } = await owner.call('POST', '/staff', { email: 'audited@example.com', role: 'viewer' });
    const secret = secretOf(body.link);
    await accept(secret);
    const { changes } = (await owner.call('GET', '/audit')).body as { changes: Record<string, unknown>[] };
    expect(changes.slice(0, 2)).toMatchObject([
      { actor: 'audited@example.com', subject: 'audited@example.com' },
      { actor: 'owner@desk.example', subject: 'audited@example.com', details: { role: 'viewer' } },
    ]);
    expect(JSON.stringify(await desk.context.db.select().from(auditLog))).not.toContain(secret);
    expect(JSON.stringify(await desk.context.db.select().from(staffInvitations))).not.toContain(secret);
  });

  it('read the values before and after, and find changes by person, subject and day', async () => {
    const owner = await desk.signedIn('owner');
    await desk.signedIn('viewer');
    const { staff: people } = (await owner.call('GET', '/staff')).body as {
      staff: { id: number; email: string }[];
    };
    const viewer = people.find(({ email }) => email === 'viewer@desk.example');
    expect((await owner.call('PUT', `/staff/${viewer?.id}`, { role: 'editor' })).status).toBe(200);
    const found = async (query: string) =>
      (await owner.call('GET', `/audit?${query}`)).body as unknown as z.output<typeof listChanges.response>;
    const { changes, actors, has_more } = await found('search=VIEWER@desk&actor=owner@desk.example');
    expect(changes, 'what did not change is not stored').toMatchObject([
      { name: 'The owner', details: { role: 'editor' }, before: { role: 'viewer' } },
    ]);
    expect(Object.keys(changes[0]?.details ?? {})).toEqual(['role']);
    expect([actors.includes('owner@desk.example'), has_more]).toEqual([true, false]);
    expect((await found('actor=nobody@example.com')).changes).toEqual([]);
    expect((await found('from=2036-01-01')).changes).toEqual([]);
    const entry = {
      tenantId: 1,
      actor: 'owner@desk.example',
      action: 'Adds a clip',
      details: {},
      at: new Date(),
    };
    await desk.context.db.insert(auditLog).values({ ...entry, subject: 'Canapé Élise' });
    expect((await found('search=CANAPE elisé')).changes).toMatchObject([{ subject: 'Canapé Élise' }]);
    expect((await owner.call('GET', '/audit?from=2026-02-30')).status).toBe(400);
  });

  it('leave no change behind that failed', async () => {
    const owner = await desk.signedIn('owner');
    const count = async () => (await desk.context.db.select().from(auditLog)).length;
    const before = await count();
    expect((await owner.call('PUT', '/staff/999999', { role: 'viewer' })).status).toBe(404);
    expect(await count()).toBe(before);
  });
});
