import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  codeOf,
  inviteByFile,
  PASSWORD,
  secretOf,
} from '../../tests/backend/deskInvitations.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { staff, staffPasskeys } from '../backend/database/schema/desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'invitations-'));
let desk: TestDesk;

beforeAll(async () => {
  desk = await openTestDesk(folder);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const invited = (email: string) => inviteByFile(desk, folder, email);
const accept = (secret: string) => acceptInvitation(desk, secret);

describe('access that ended stays ended', () => {
  /** A person who has accepted an invitation, with the open browser of that person. */
  async function newPerson(email: string, role: 'viewer' | 'editor' | 'owner') {
    const owner = await desk.signedIn('owner');
    const invitation = await owner.call('POST', '/staff', { email, role });
    const browser = desk.newDeskBrowser();
    const secret = secretOf(invitation.body.link);
    await browser.call('POST', `/invitations/${secret}`, { name: 'Edda Berg', password: PASSWORD });
    const { staff: people } = (await owner.call('GET', '/staff')).body as {
      staff: { id: number; email: string }[];
    };
    return { owner, browser, id: people.find((one) => one.email === email)?.id ?? 0 };
  }
  const linkFor = async (owner: DeskBrowser, email: string, role: string) =>
    secretOf((await owner.call('POST', '/staff', { email, role })).body.link);
  const addPasskey = (staffId: number) =>
    desk.context.db.insert(staffPasskeys).values({
      id: `passkey-${staffId}`,
      staffId,
      publicKey: '',
      counter: 0,
      transports: [],
      name: 'Phone',
      createdAt: desk.context.clock(),
    });
  const passkeysOfPerson = (staffId: number) =>
    desk.context.db.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));

  it('with older links, sessions, passkeys and the files of the command line', async () => {
    const email = 'ended@example.com';
    const { owner, browser, id } = await newPerson(email, 'editor');
    await addPasskey(id);
    const secret = await linkFor(owner, email, 'editor');
    const file = invited(email);
    await owner.call('PUT', `/staff/${id}`, { is_disabled: true });
    expect((await browser.call('GET', '/session')).body.person).toBeNull();
    expect([(await accept(secret)).status, (await accept(file)).status]).toEqual([404, 404]);
    expect(await passkeysOfPerson(id)).toEqual([]);
    expect((await accept(invited(email))).status, 'not even by a later file').toBe(404);
    expect(codeOf(await owner.call('POST', '/staff', { email, role: 'editor' }))).toBe('access_ended');
    await owner.call('PUT', `/staff/${id}`, { is_disabled: false });
    expect((await accept(secret)).status, 'the restored person needs a new link').toBe(404);
    expect((await accept(await linkFor(owner, email, 'editor'))).status).toBe(200);
  });

  it('and a role that an owner lowered stays lowered', async () => {
    const email = 'lowered@example.com';
    const { owner, browser, id } = await newPerson(email, 'editor');
    const secret = await linkFor(owner, email, 'owner');
    await owner.call('PUT', `/staff/${id}`, { role: 'viewer' });
    expect((await accept(secret)).status).toBe(404);
    expect((await browser.call('GET', '/session')).body.person).toBeNull();
    const [person] = await desk.context.db.select().from(staff).where(eq(staff.id, id));
    expect(person?.role).toBe('viewer');
  });

  it('and so do the invitations which that person sent', async () => {
    const { owner, browser, id } = await newPerson('former@example.com', 'owner');
    const secret = await linkFor(browser, 'friend@example.com', 'owner');
    await owner.call('PUT', `/staff/${id}`, { role: 'editor' });
    expect((await accept(secret)).status).toBe(404);
  });

  it('and so do those which a person sent who accepts a link for a lower role', async () => {
    const { owner, browser } = await newPerson('lower@example.com', 'owner');
    const secret = await linkFor(browser, 'guest@example.com', 'owner');
    expect((await accept(await linkFor(owner, 'lower@example.com', 'viewer'))).status).toBe(200);
    expect((await accept(secret)).status).toBe(404);
  });

  it('and an owner withdraws an open invitation', async () => {
    const owner = await desk.signedIn('owner');
    const secret = await linkFor(owner, 'wrong@example.com', 'owner');
    const path = `/staff/invitations/${encodeURIComponent('wrong@example.com')}`;
    const editor = await desk.signedIn('editor');
    expect((await editor.call('DELETE', path)).status).toBe(403);
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expect((await owner.call('DELETE', path)).status).toBe(404);
    expect((await accept(secret)).status).toBe(404);
    expect((await owner.call('GET', '/staff')).text).not.toContain('wrong@example.com');
  });

  it('and a new password ends the passkeys of the person', async () => {
    const { owner, id } = await newPerson('renewed@example.com', 'editor');
    await addPasskey(id);
    await accept(await linkFor(owner, 'renewed@example.com', 'editor'));
    expect(await passkeysOfPerson(id)).toEqual([]);
  });
});
