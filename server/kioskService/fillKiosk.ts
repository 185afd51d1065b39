import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clips, devices, kioskMember } from '../demo/kiosk.ts';
import type { Database } from '../store/database/database.ts';
import { kioskDevices, kioskMembers, kioskPlaylist, kioskVideos } from '../store/database/schema/kiosk.ts';
import { hashPasscode } from './passcode.ts';

const MEDIA = '/media/';

/** The demo clips that are there, measured: size and hash let a kiosk check what it fetched. */
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

/**
 * Puts the demo dealer, its devices and the clips into the service. Devices and their tokens are made once and kept;
 * clips and playlists follow the files at every start.
 */
export async function fillKiosk(db: Database, mediaFolder: string): Promise<void> {
  const { memberCode, passcode } = kioskMember;
  const videos = videosIn(mediaFolder);
  const known = new Set(videos.map(({ id }) => id));
  const passcodeHash = await hashPasscode(passcode);
  await db.transaction(async (write) => {
    await write.insert(kioskMembers).values({ code: memberCode, passcodeHash }).onConflictDoNothing();
    const rows = devices.map(({ id, name, type, orientation }, position) => {
      const token = randomBytes(24).toString('base64url');
      return { id, memberCode, name, type, orientation, position, token };
    });
    await write.insert(kioskDevices).values(rows).onConflictDoNothing();
    await write.delete(kioskPlaylist);
    await write.delete(kioskVideos);
    if (videos.length === 0) return;
    await write.insert(kioskVideos).values(videos);
    const lists = devices.flatMap(({ id: deviceId, playlist }) =>
      playlist
        .filter((videoId) => known.has(videoId))
        .map((videoId, position) => ({ deviceId, position, videoId })),
    );
    if (lists.length > 0) await write.insert(kioskPlaylist).values(lists);
  });
}
