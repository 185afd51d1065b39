import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/backend/database/database.ts';
import {
  kioskDevices,
  kioskMembers,
  kioskPlaylist,
  kioskVideos,
} from '../../server/backend/database/schema/kiosk.ts';
import { openEmptyDatabase } from '../../tests/backend/seededCluster.ts';
import { devices, kioskMember } from '../kiosk.ts';
import { seedKiosk } from './seedKiosk.ts';

const media = mkdtempSync(join(tmpdir(), 'media-'));
const clip = (name: string, content: string) => writeFileSync(join(media, `clips/${name}.mp4`), content);
let open: OpenDatabase;

beforeAll(async () => {
  mkdirSync(join(media, 'clips'));
  for (const name of ['living-room', 'patio', 'bedroom-calm', 'kitchen-suite']) clip(name, 'a clip');
  open = await openEmptyDatabase();
});
afterAll(async () => {
  await open.close();
  rmSync(media, { recursive: true, force: true });
});

const rows = async () => ({
  members: await open.db.select().from(kioskMembers),
  devices: await open.db.select().from(kioskDevices).orderBy(kioskDevices.id),
  videos: await open.db.select().from(kioskVideos).orderBy(kioskVideos.id),
  playlists: await open.db
    .select()
    .from(kioskPlaylist)
    .orderBy(asc(kioskPlaylist.deviceId), asc(kioskPlaylist.position)),
});
const playlistOf = async (deviceId: string) =>
  (await rows()).playlists.filter((row) => row.deviceId === deviceId).map(({ videoId }) => videoId);

it('fills an empty kiosk service with the dealer, its devices, the clips that exist and their playlists', async () => {
  await seedKiosk(open.db, media);
  const { members, devices: seeded, videos } = await rows();
  expect(members.map(({ code }) => code)).toEqual([kioskMember.memberCode]);
  expect(seeded.map(({ id }) => id)).toEqual(devices.map(({ id }) => id).sort());
  expect(videos.map(({ id }) => id)).toEqual(['bedroom-calm', 'kitchen-suite', 'living-room', 'patio']);
  expect(await playlistOf('bedroom-tv')).toEqual(['bedroom-calm', 'living-room', 'patio']);
});

it('changes nothing at a second start', async () => {
  const before = await rows();
  await seedKiosk(open.db, media);
  expect(await rows()).toEqual(before);
});

it('leaves what staff changed, added and deleted', async () => {
  const { db } = open;
  const passcodeHash = 'changed';
  await db.update(kioskMembers).set({ passcodeHash });
  await db
    .update(kioskDevices)
    .set({ name: 'Back door', token: 'renewed' })
    .where(eq(kioskDevices.id, 'bedroom-tv'));
  await db.delete(kioskDevices).where(eq(kioskDevices.id, 'ballard-kiosk'));
  await db
    .update(kioskVideos)
    .set({ title: { en: 'Sale' }, duration: 4_000 })
    .where(eq(kioskVideos.id, 'patio'));
  await db.delete(kioskVideos).where(eq(kioskVideos.id, 'living-room'));
  await db.delete(kioskPlaylist).where(eq(kioskPlaylist.deviceId, 'kitchen-tv'));
  await db.insert(kioskPlaylist).values({ deviceId: 'entrance-kiosk', position: 90, videoId: 'patio' });
  const before = await rows();
  await seedKiosk(db, media);
  expect(await rows()).toEqual(before);
  expect(await playlistOf('kitchen-tv')).toEqual([]);
});

it('measures a clip again whose file has changed, and nothing else of it', async () => {
  const before = (await rows()).videos;
  clip('patio', 'a longer clip');
  await seedKiosk(open.db, media);
  const after = (await rows()).videos;
  const patio = after.find(({ id }) => id === 'patio');
  expect(patio).toMatchObject({ size: 13, title: { en: 'Sale' }, duration: 4_000 });
  const measured = { sha256: '', size: 0 };
  expect(after.map((row) => ({ ...row, ...measured }))).toEqual(
    before.map((row) => ({ ...row, ...measured })),
  );
});
