import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import { clips, devices, kioskMember } from '../../demo/kiosk.ts';
import { type Database, lockSetup } from '../../server/backend/database/database.ts';
import {
  kioskDevices,
  kioskMembers,
  kioskPlaylist,
  kioskVideos,
} from '../../server/backend/database/schema/kiosk.ts';
import { hashPasscode } from '../../server/kioskService/devices.ts';
import type { DemoDevice } from '../shopTypes.ts';

const MEDIA = '/media/';

/** The demo clips whose files exist. Size and hash let a kiosk check its download. */
function videosIn(mediaFolder: string) {
  return clips.flatMap(({ slug, title, url, duration, link, kind, captions, orientation }) => {
    const file = join(mediaFolder, url.slice(MEDIA.length));
    if (!existsSync(file)) return [];
    const content = readFileSync(file);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const hasCaptions = existsSync(
      join(mediaFolder, captions.slice(MEDIA.length).replace('{language}', 'en')),
    );
    const poster = url.replace(/\.mp4$/, '.webp');
    return {
      id: slug,
      title: { ...title },
      url,
      poster: existsSync(join(mediaFolder, poster.slice(MEDIA.length))) ? poster : '',
      duration,
      sha256,
      size: content.byteLength,
      link,
      kind,
      captions: captions && hasCaptions ? captions : '',
      orientation,
    };
  });
}

/** The token is a device's only credential. */
const deviceRow = ({ id, name, type, orientation }: DemoDevice, position: number) => {
  const token = randomBytes(24).toString('base64url');
  return { id, memberCode: kioskMember.memberCode, name, type, orientation, position, token };
};

/**
 * Fills a kiosk service that has never had the demo dealer: its devices, the clips and a playlist for each device. Later
 * starts leave every row to the staff, also one that they deleted. Only size and hash follow a clip's file when it has
 * changed: with those of an earlier file a kiosk would refuse the clip.
 */
export async function seedKiosk(db: Database, mediaFolder: string): Promise<void> {
  const { memberCode, passcode } = kioskMember;
  const videos = videosIn(mediaFolder);
  const passcodeHash = await hashPasscode(passcode);
  await db.transaction(async (write) => {
    await lockSetup(write);
    const isNew = await write
      .insert(kioskMembers)
      .values({ code: memberCode, passcodeHash })
      .onConflictDoNothing()
      .returning();
    if (isNew.length === 0) return measureAgain(write, videos);
    await write.insert(kioskDevices).values(devices.map(deviceRow)).onConflictDoNothing();
    if (videos.length === 0) return;
    await write.insert(kioskVideos).values(videos).onConflictDoNothing();
    const measured = new Set(videos.map(({ id }) => id));
    const playlists = devices.flatMap(({ id: deviceId, playlist }) =>
      playlist
        .filter((videoId) => measured.has(videoId))
        .map((videoId, position) => ({ deviceId, position, videoId })),
    );
    if (playlists.length > 0) await write.insert(kioskPlaylist).values(playlists).onConflictDoNothing();
  });
}

async function measureAgain(
  db: Pick<Database, 'update'>,
  videos: readonly { id: string; url: string; sha256: string; size: number }[],
): Promise<void> {
  for (const { id, url, sha256, size } of videos) {
    const isOutdated = and(eq(kioskVideos.id, id), eq(kioskVideos.url, url), ne(kioskVideos.sha256, sha256));
    await db.update(kioskVideos).set({ sha256, size }).where(isOutdated);
  }
}
