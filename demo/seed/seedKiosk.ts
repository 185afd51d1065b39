import { randomBytes, subtle } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { overlays } from '../../contract/desk/clipLook.ts';
import { readMp4 } from '../../contract/mp4.ts';
import { type Database, lockSetup } from '../../server/backend/database/database.ts';
import {
  kioskDevices,
  kioskMembers,
  kioskPlaylist,
  kioskVideos,
} from '../../server/backend/database/schema/kiosk.ts';
import { hashPasscode } from '../../server/kioskService/devices.ts';
import { clips, devices, kioskMember } from '../kiosk.ts';
import type { DemoDevice } from '../shopTypes.ts';

const MEDIA = '/media/';

type Inside = Pick<Database, 'select' | 'insert' | 'update' | 'execute'>;

/** The demo clips whose files exist. With size and hash a kiosk can verify its download; other threads compute them. */
async function videosIn(mediaFolder: string) {
  const videos = clips.map(async ({ slug, title, url, duration, link, kind, captions, orientation }) => {
    const file = join(mediaFolder, url.slice(MEDIA.length));
    if (!existsSync(file)) return [];
    const content = await readFile(file);
    const sha256 = Buffer.from(await subtle.digest('SHA-256', content)).toString('hex');
    const hasCaptions = existsSync(
      join(mediaFolder, captions.slice(MEDIA.length).replace('{language}', 'en')),
    );
    const mp4 =
      kind === 'video'
        ? await readMp4(async (at, length) => content.subarray(at, at + length), content.length)
        : null;
    const poster = url.replace(/\.mp4$/, '.webp');
    const video = {
      id: slug,
      title: { ...title },
      url,
      poster: existsSync(join(mediaFolder, poster.slice(MEDIA.length))) ? poster : '',
      duration,
      sha256,
      size: content.byteLength,
      width: mp4?.width ?? null,
      height: mp4?.height ?? null,
      link,
      kind,
      captions: captions && hasCaptions ? captions : '',
      orientation,
      overlays: [...overlays],
    };
    return [video];
  });
  return (await Promise.all(videos)).flat();
}

/** The token is a device's only credential. */
const deviceRow = ({ id, name, type, orientation, locationCode }: DemoDevice, position: number) => {
  const token = randomBytes(24).toString('base64url');
  return {
    id,
    memberCode: kioskMember.memberCode,
    name,
    type,
    orientation,
    position,
    token,
    storeId: locationCode,
  };
};

/**
 * Adds the demo dealer to a kiosk service that lacks it: devices, clips and a playlist for each device. Later starts only update size and
 * hash of clips whose file has changed, because a kiosk rejects a clip with an outdated hash. All other rows belong to the staff, even if
 * they have been deleted. addSamples: adds more at the first start, in the same transaction
 */
export async function seedKiosk(
  db: Database,
  mediaFolder: string,
  addSamples: (inside: Inside) => Promise<void> = async () => undefined,
): Promise<void> {
  const { memberCode, passcode, staffPasscode } = kioskMember;
  const videos = await videosIn(mediaFolder);
  await db.transaction(async (transaction) => {
    await lockSetup(transaction);
    // Staff may have changed the member code; the publicly known passcode must not be restored then.
    const members = await transaction.select({ code: kioskMembers.code }).from(kioskMembers).limit(1);
    if (members.length > 0) return updateHashes(transaction, videos);
    await transaction.insert(kioskMembers).values({
      code: memberCode,
      passcodeHash: await hashPasscode(passcode),
      staffPasscodeHash: await hashPasscode(staffPasscode),
    });
    await transaction.insert(kioskDevices).values(devices.map(deviceRow)).onConflictDoNothing();
    if (videos.length === 0) return;
    await transaction.insert(kioskVideos).values(videos).onConflictDoNothing();
    const videoIds = new Set(videos.map(({ id }) => id));
    const playlists = devices.flatMap(({ id: deviceId, playlist }) =>
      playlist
        .filter((videoId) => videoIds.has(videoId))
        .map((videoId, position) => ({ deviceId, position, videoId })),
    );
    if (playlists.length > 0) await transaction.insert(kioskPlaylist).values(playlists).onConflictDoNothing();
    await addSamples(transaction);
  });
}

async function updateHashes(
  db: Pick<Database, 'update'>,
  videos: readonly { id: string; url: string; sha256: string; size: number }[],
): Promise<void> {
  for (const { id, url, sha256, size } of videos) {
    const isOutdated = and(eq(kioskVideos.id, id), eq(kioskVideos.url, url), ne(kioskVideos.sha256, sha256));
    await db.update(kioskVideos).set({ sha256, size }).where(isOutdated);
  }
}
