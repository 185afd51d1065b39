import { scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kioskMember } from '../../demo/kiosk.ts';
import { seedKiosk } from '../../demo/seed/seedKiosk.ts';
import { openScreenStream } from '../../tests/backend/openScreenStream.ts';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';
import { waitFor } from '../../tests/waitFor.ts';
import { auditLog } from '../backend/database/schema/desk.ts';
import { kioskAlerts } from '../backend/database/schema/fleet.ts';
import { kioskDevices, kioskMembers, kioskVideos } from '../backend/database/schema/kiosk.ts';
import { kioskService } from '../kioskService/kioskService.ts';

interface Row {
  id: string;
  name: string;
  state: string;
  group: string;
  tags: string[];
  store_id: string;
  alerts: string[];
  [field: string]: unknown;
}

let desk: TestDesk;
let editor: DeskBrowser;
let viewer: DeskBrowser;
beforeAll(async () => {
  desk = await openTestDesk(undefined, async (app, backend) => {
    await app.register(kioskService, { prefix: '/kiosk-service', backend });
  });
  await seedKiosk(desk.context.db, '/nowhere');
  editor = await desk.signedIn('editor');
  viewer = await desk.signedIn('viewer');
});
afterAll(() => desk.close());

const list = async (browser = viewer) =>
  (await browser.call('GET', '/devices')).body as unknown as { devices: Row[]; locations: { id: string }[] };
const rowOf = async (id: string) => (await list()).devices.find((row) => row.id === id);
async function tokenOf(id: string): Promise<string> {
  const [row] = await desk.context.db.select().from(kioskDevices).where(eq(kioskDevices.id, id));
  return row?.token ?? '';
}
const heartbeat = (token: string, payload: object = {}) =>
  desk.app.inject({ method: 'POST', url: `/kiosk-service/heartbeat?token=${token}`, payload });

describe('the list of devices', () => {
  it('has each device with state, frame, version, disk, queue and clock', async () => {
    await heartbeat(await tokenOf('entrance-kiosk'), {
      app_version: '1.2.3',
      last_frame_age_ms: 40,
      disk_free_bytes: 5_000_000_000,
      disk_total_bytes: 9_000_000_000,
      queue_length: 3,
      clock_offset_ms: -7000,
    });
    await heartbeat(await tokenOf('kitchen-tv'), { mode: 'safe' });
    const { devices, locations } = await list();
    expect(devices).toHaveLength(5);
    expect(devices[0]).toMatchObject({
      id: 'entrance-kiosk',
      state: 'online',
      version: '1.2.3',
      frame_age_ms: 40,
      disk_free_bytes: 5_000_000_000,
      queue_length: 3,
      clock_offset_ms: -7000,
      store_id: 'portland-pearl',
    });
    expect(locations.map(({ id }) => id)).toContain('seattle-ballard');
    expect(await rowOf('kitchen-tv')).toMatchObject({ state: 'safe' });
    expect(await rowOf('bedroom-tv')).toMatchObject({ state: 'never', seen_at: null });
    desk.advanceClock(181);
    expect(await rowOf('entrance-kiosk')).toMatchObject({ state: 'offline' });
  });

  it('says what each screen shows: a clip, the built-in one, a visit, an emergency or darkness', async () => {
    const { db } = desk.context;
    const clip = {
      url: '/media/x.mp4',
      poster: '/media/x.webp',
      duration: 8000,
      sha256: '',
      size: 1,
      link: '',
    };
    await db.insert(kioskVideos).values({ id: 'film', title: { en: 'Oak film', fr: 'Chêne' }, ...clip });
    const playing = { last_frame_age_ms: 20, video_id: 'film' };
    const showing = async (id: string, report: object) => {
      await heartbeat(await tokenOf(id), report);
      return (await rowOf(id))?.showing;
    };
    const picture = { kind: 'clip', title: 'Oak film', picture: '/media/x.webp' };
    expect(await showing('sofa-gallery-kiosk', playing)).toEqual(picture);
    const setTitle = (en: string) =>
      db
        .update(kioskVideos)
        .set({ title: { en, fr: 'Chêne' } })
        .where(eq(kioskVideos.id, 'film'));
    await setTitle('');
    expect(await showing('sofa-gallery-kiosk', playing), 'without a title').toMatchObject({ title: 'film' });
    await setTitle('Oak film');
    expect(await showing('sofa-gallery-kiosk', { ...playing, video_id: 'gone' })).toMatchObject({
      title: 'gone',
    });
    expect(await showing('sofa-gallery-kiosk', { ...playing, video_id: '' })).toMatchObject({
      kind: 'builtin',
    });
    expect(await showing('sofa-gallery-kiosk', { ...playing, mode: 'safe' })).toMatchObject({
      kind: 'builtin',
    });
    expect(await showing('sofa-gallery-kiosk', { last_frame_age_ms: 20 })).toMatchObject({ kind: 'unknown' });
    expect(await showing('sofa-gallery-kiosk', { video_id: 'film' })).toMatchObject({ kind: 'visit' });
    expect((await rowOf('bedroom-tv'))?.showing).toBeNull();
    const targets = [{ kind: 'device', value: 'sofa-gallery-kiosk' }];
    await editor.call('PUT', '/screen-hours', { targets, screen_off: { from: '00:00', until: '24:00' } });
    expect(await showing('sofa-gallery-kiosk', playing)).toMatchObject({ kind: 'dark' });
    const message = { text: { en: 'Fire', fr: '' }, is_emergency: true, targets, ends_at: null };
    const { body } = await editor.call('POST', '/messages', message);
    expect(await showing('sofa-gallery-kiosk', playing)).toMatchObject({ kind: 'emergency' });
    desk.advanceClock(200);
    expect((await rowOf('sofa-gallery-kiosk'))?.showing, 'the last picture of a silent screen').toEqual(
      picture,
    );
    await editor.call('DELETE', `/messages/${body.id}`);
    await editor.call('PUT', '/screen-hours', { targets, screen_off: null });
  });

  it('has the open alerts of each device only, and no token', async () => {
    const since = desk.context.clock();
    await desk.context.db.insert(kioskAlerts).values([
      { deviceId: 'entrance-kiosk', kind: 'disk', since },
      { deviceId: 'entrance-kiosk', kind: 'offline', since, endedAt: since },
    ]);
    expect((await rowOf('entrance-kiosk'))?.alerts).toEqual(['disk']);
    expect((await rowOf('kitchen-tv'))?.alerts).toEqual([]);
    const details = await viewer.call('GET', '/devices/entrance-kiosk');
    expect(details.body).toMatchObject({
      report: { disk_total_bytes: 9_000_000_000 },
      location: 'Maple & Main Pearl District',
    });
    expect((details.body.alerts as unknown[]).length).toBe(2);
    const token = await tokenOf('entrance-kiosk');
    expect(JSON.stringify([await list(), details.body])).not.toContain(token);
  });

  it('names the clips that a screen leaves out by their titles', async () => {
    const file = { url: '/media/clips/sofa.mp4', poster: '', duration: 8_000, sha256: '', size: 1 };
    await desk.context.db
      .insert(kioskVideos)
      .values({ id: 'crashing', title: { en: 'The Hudson sofa' }, link: '/', ...file });
    await heartbeat(await tokenOf('kitchen-tv'), { quarantined: ['crashing', 'unknown'] });
    const { body } = await viewer.call('GET', '/devices/kitchen-tv');
    expect(body.report).toMatchObject({ quarantined: ['The Hudson sofa', 'unknown'] });
  });

  it('shows no device of another dealer, and changes none', async () => {
    const other = await desk.signedIn('editor', 'boreale.localhost');
    expect((await list(other)).devices).toEqual([]);
    expect((await other.call('GET', '/devices/entrance-kiosk')).status).toBe(404);
    expect((await other.call('DELETE', '/devices/entrance-kiosk')).status).toBe(404);
    expect((await other.call('PUT', '/devices', { ids: ['entrance-kiosk'], group: 'x' })).status).toBe(404);
    expect((await rowOf('entrance-kiosk'))?.group).toBe('');
  });
});

describe('changes of devices', () => {
  it('renames a device and records who did', async () => {
    const body = {
      name: 'Front window',
      type: 'tv',
      orientation: 'portrait',
      store_id: 'seattle-ballard',
      group: 'Windows',
      tags: ['4k', 'busy', '4k'],
    };
    expect((await viewer.call('PUT', '/devices/bedroom-tv', body)).status).toBe(403);
    expect((await editor.call('PUT', '/devices/bedroom-tv', body)).status).toBe(200);
    expect(await rowOf('bedroom-tv')).toMatchObject({ ...body, tags: ['4k', 'busy'] });
    const entries = await desk.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, 'Bedroom gallery TV'));
    expect(entries.map(({ actor }) => actor)).toEqual(['editor@desk.example']);
    const elsewhere = await editor.call('PUT', '/devices/bedroom-tv', { ...body, store_id: 'nowhere' });
    expect([elsewhere.status, Object.keys(elsewhere.body.fields ?? {})]).toEqual([422, ['store_id']]);
  });

  it('sets group, tags and location of several devices at once, and leaves what is not named', async () => {
    const ids = ['bedroom-tv', 'kitchen-tv'];
    const change = { ids, group: 'Upstairs', add_tags: ['new', 'o\'clock, "x"'], remove_tags: ['busy'] };
    expect((await editor.call('PUT', '/devices', change)).body).toEqual({ changed: 2 });
    expect(await rowOf('bedroom-tv')).toMatchObject({
      group: 'Upstairs',
      tags: ['4k', 'new', 'o\'clock, "x"'],
      store_id: 'seattle-ballard',
    });
    expect(await rowOf('kitchen-tv')).toMatchObject({
      tags: ['new', 'o\'clock, "x"'],
      store_id: 'portland-pearl',
    });
    await editor.call('PUT', '/devices', { ids, store_id: '' });
    expect(await rowOf('kitchen-tv')).toMatchObject({ store_id: '', group: 'Upstairs' });
  });

  it('announces a changed device to the screens, whose playlist depends on location, group and tags', async () => {
    const { announced, close } = await openScreenStream(desk.context, 'bedroom-tv');
    await editor.call('PUT', '/devices', { ids: ['bedroom-tv'], group: 'Cellar' });
    await waitFor(() => expect(announced).toEqual(['playlist']));
    const body = { name: 'TV', type: 'tv', orientation: 'portrait', store_id: '', group: 'Attic', tags: [] };
    await editor.call('PUT', '/devices/bedroom-tv', body);
    await waitFor(() => expect(announced).toEqual(['playlist', 'playlist']));
    close();
  });

  it('revokes a device, which then forgets its registration', async () => {
    const url = `/kiosk-service/now-playing?token=${await tokenOf('ballard-kiosk')}`;
    expect((await desk.app.inject({ url })).statusCode).toBe(200);
    expect((await editor.call('DELETE', '/devices/ballard-kiosk')).status).toBe(200);
    expect(await rowOf('ballard-kiosk')).toMatchObject({ state: 'revoked' });
    const answer = await desk.app.inject({ url });
    expect([answer.statusCode, answer.json().messages.error[0].code]).toEqual([401, 'device_revoked']);
  });
});

describe('a thousand devices', () => {
  it('are one response that a phone can load', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      id: `many-${at}`,
      memberCode: 'MANY-1',
      name: `Screen ${at}`,
      type: 'tv' as const,
      orientation: 'landscape' as const,
      position: at,
      token: `token-of-many-${at}`,
    }));
    const owner = await desk.signedIn('owner', 'boreale.localhost');
    const { tenants } = await desk.context.catalog.current();
    const boreale = tenants.find(({ hosts }) => hosts.includes('boreale.localhost'));
    await desk.context.db
      .insert(kioskMembers)
      .values({ code: 'MANY-1', passcodeHash: '', tenantId: boreale?.id ?? 0 });
    await desk.context.db.insert(kioskDevices).values(rows);
    const { devices } = await list(owner);
    expect(devices).toHaveLength(1000);
    expect(JSON.stringify(devices).length / devices.length, 'bytes of a row').toBeLessThan(350);
  });
});

describe('member code and passcode', () => {
  it('belong to owners; the passcode is stored as a hash and never shown', async () => {
    const owner = await desk.signedIn('owner');
    const body = { member_code: 'MAPLE-NEW', passcode: '975310' };
    expect((await editor.call('PUT', '/fleet-settings/member', body)).status).toBe(403);
    expect((await owner.call('PUT', '/fleet-settings/member', body)).status).toBe(200);
    const settings = await owner.call('GET', '/fleet-settings');
    expect(settings.body).toMatchObject({ member_code: 'MAPLE-NEW', has_passcode: true });
    expect(JSON.stringify(settings.body)).not.toContain('975310');
    const listWith = (memberCode: string, passcode: string) =>
      desk.app.inject({
        method: 'POST',
        url: `/kiosk-service/devices?memberCode=${memberCode}`,
        payload: { passcode },
      });
    expect((await listWith(kioskMember.memberCode, kioskMember.passcode)).statusCode).toBe(401);
    expect((await listWith('MAPLE-NEW', kioskMember.passcode)).statusCode).toBe(401);
    expect((await listWith('MAPLE-NEW', '975310')).json().devices).toHaveLength(4);
    await seedKiosk(desk.context.db, '/nowhere');
    const old = await listWith(kioskMember.memberCode, kioskMember.passcode);
    expect(old.statusCode, 'the next start does not bring the known passcode back').toBe(401);
    const staffMenu = (codes: object) =>
      owner.call('PUT', '/fleet-settings/member', { member_code: 'MAPLE-NEW', passcode: '', ...codes });
    for (const codes of [
      { staff_passcode: '975310' },
      { passcode: kioskMember.staffPasscode },
      { passcode: '424242', staff_passcode: '424242' },
    ])
      expect(Object.keys((await staffMenu(codes)).body.fields ?? {})).toEqual(['staff_passcode']);
    for (const codes of [{ passcode: '97531' }, { staff_passcode: '1357' }])
      expect((await staffMenu(codes)).status, 'shorter than six digits').toBe(400);
    expect((await staffMenu({ staff_passcode: '864200' })).status).toBe(200);
    const registration = (await listWith('MAPLE-NEW', '975310')).json();
    const [salt = '', hash] = String(registration.passcode_hash).split(':');
    expect(scryptSync('864200', Buffer.from(salt, 'hex'), 32).toString('hex')).toBe(hash);
    const taken = await owner.call('PUT', '/fleet-settings/member', { member_code: 'MANY-1', passcode: '' });
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([422, ['member_code']]);
  });
});
