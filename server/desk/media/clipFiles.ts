import { rm, stat } from 'node:fs/promises';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { hasFfmpeg, writeFirstFrame, writePoster } from './ffmpeg.ts';
import { encodeImage, LONGEST_SECONDS, NO_FRAMES, readMp4File, rejected } from './inspect.ts';
import { hashFile, type MediaFolder } from './mediaFolder.ts';

/** The columns of a clip that describe its file. */
export interface ClipFile {
  url: string;
  poster: string;
  /** Milliseconds. */
  duration: number;
  sha256: string;
  size: number;
  width: number | null;
  height: number | null;
}

const IMAGE_MS = 8_000;

/** Publishes an uploaded image. */
export async function publishImage(media: MediaFolder, path: string): Promise<ClipFile> {
  const target = media.temporary();
  try {
    const { width, height } = await encodeImage(path, target);
    const { size } = await stat(target);
    const sha256 = await hashFile(target);
    const url = await media.publish(target, sha256, 'webp');
    return { url, poster: url, duration: IMAGE_MS, sha256, size, width, height };
  } finally {
    await rm(target, { force: true });
  }
}

/** Publishes the only frame of a film as an image. @throws ApiError 400 when ffmpeg can't read it */
export async function publishFrame(media: MediaFolder, film: string): Promise<ClipFile> {
  const frame = media.temporary();
  try {
    await writeFirstFrame(film, frame).catch(() => {
      throw rejected(NO_FRAMES);
    });
    return await publishImage(media, frame);
  } finally {
    await rm(frame, { force: true });
  }
}

/** The first frames of a film as an image; '' where ffmpeg is missing or fails: the desk then shows the film itself. */
async function publishPoster(media: MediaFolder, film: string): Promise<string> {
  if (!(await hasFfmpeg())) return '';
  const target = media.temporary();
  try {
    await writePoster(film, target);
    return await media.publish(target, await hashFile(target), 'webp');
  } catch {
    return '';
  } finally {
    await rm(target, { force: true });
  }
}

/** Removes files that no clip uses any more: two dealers may have uploaded the same file. */
export async function removeUnused(db: Database, media: MediaFolder, urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls.filter(Boolean))) {
    const isUsed = or(eq(kioskVideos.url, url), eq(kioskVideos.poster, url), eq(kioskVideos.captions, url));
    const [used] = await db
      .select({ count: count() })
      .from(kioskVideos)
      .where(and(isUsed, isNull(kioskVideos.removedAt)));
    if (used?.count === 0) await media.remove(url);
  }
}

/**
 * Stores the row of a published file and returns the result. A file whose row failed would stay for ever, so it is removed
 * unless another clip, perhaps of another tenant, shows the same bytes.
 */
export async function storeOrRemove<T>(
  db: Database,
  media: MediaFolder,
  file: ClipFile,
  storing: PromiseLike<T>,
): Promise<T> {
  try {
    return await storing;
  } catch (error) {
    // Where the database fails, its first error is the one to report.
    await removeUnused(db, media, [file.url, file.poster]).catch(() => undefined);
    throw error;
  }
}

/** Publishes a film that every screen plays. @throws ApiError 400 for a film without frames, or of more than a day */
export async function publishFilm(media: MediaFolder, path: string): Promise<ClipFile> {
  const { mp4, size } = await readMp4File(path);
  // ffmpeg ends well with an empty film when it can read no frame of a damaged one.
  if (!mp4 || mp4.seconds === 0) throw rejected(NO_FRAMES);
  if (mp4.seconds > LONGEST_SECONDS) throw rejected('The film is longer than a day.');
  const sha256 = await hashFile(path);
  const poster = await publishPoster(media, path);
  const url = await media.publish(path, sha256, 'mp4');
  return {
    url,
    poster,
    duration: Math.round(mp4.seconds * 1000),
    sha256,
    size,
    width: mp4.width || null,
    height: mp4.height || null,
  };
}
