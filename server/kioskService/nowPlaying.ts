import { asc, eq } from 'drizzle-orm';
import type { Video } from '../../contract/kiosk.ts';
import type { Database } from '../backend/database/database.ts';
import { kioskPlaylist, kioskVideos } from '../backend/database/schema/kiosk.ts';

/** The playlist of a device in playing order, with titles and captions in a language (en, fr). */
export async function playlistOf(db: Database, deviceId: string, language: string): Promise<Video[]> {
  const rows = await db
    .select({ video: kioskVideos })
    .from(kioskPlaylist)
    .innerJoin(kioskVideos, eq(kioskVideos.id, kioskPlaylist.videoId))
    .where(eq(kioskPlaylist.deviceId, deviceId))
    .orderBy(asc(kioskPlaylist.position));
  return rows.map(({ video }) => ({
    video_id: video.id,
    title: video.title[language] ?? video.title.en ?? '',
    url: video.url,
    poster: video.poster,
    duration: video.duration / 1000,
    sha256: video.sha256,
    size: video.size,
    link: video.link,
    kind: video.kind,
    captions: video.captions.replace('{language}', language),
    orientation: video.orientation,
    valid_from: video.validFrom?.toISOString() ?? '',
    valid_until: video.validUntil?.toISOString() ?? '',
  }));
}
