import { createHash } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import { hasFfmpeg, writeFirstFrame, writePoster } from './ffmpeg.ts';
import { encodeImage, LONGEST_SECONDS, NO_FRAMES, readMp4File, rejected } from './inspect.ts';
import { hashFile, type MediaFolder, type StagedFile } from './mediaFolder.ts';

/** The columns of a clip that describe its file. */
export interface ClipFile {
  url: string;
  poster: string;
  /** Duration in milliseconds. */
  duration: number;
  sha256: string;
  size: number;
  width: number | null;
  height: number | null;
}

/** The files of a clip whose row is not stored yet. */
export interface StagedClip {
  file: ClipFile;
  staged: readonly StagedFile[];
}

const IMAGE_MS = 8_000;

/** Creates the clip of an uploaded image. */
export const stageImage = (media: MediaFolder, path: string): Promise<StagedClip> =>
  media.withTemporary(async (target) => {
    const { width, height } = await encodeImage(path, target);
    const { size } = await stat(target);
    const sha256 = await hashFile(target);
    const staged = await media.stage(target, sha256, 'webp');
    const { url } = staged;
    const file = { url, poster: url, duration: IMAGE_MS, sha256, size, width, height };
    return { file, staged: [staged] };
  });

/** Converts a film of a single frame to an image. @throws ApiError 400 when ffmpeg can't read it */
export const stageFrame = (media: MediaFolder, film: string): Promise<StagedClip> =>
  media.withTemporary(async (frame) => {
    await writeFirstFrame(film, frame).catch(() => {
      throw rejected(NO_FRAMES);
    });
    return stageImage(media, frame);
  });

/** The first frames of a film as an image; null if ffmpeg is missing or fails, in which case the desk shows the film itself. */
async function stagePoster(media: MediaFolder, film: string): Promise<StagedFile | null> {
  if (!(await hasFfmpeg())) return null;
  const stage = async (target: string) => {
    await writePoster(film, target);
    return media.stage(target, await hashFile(target), 'webp');
  };
  return media.withTemporary(stage).catch(() => null);
}

/** Creates the file of a WebVTT text. */
export const stageCaptions = (media: MediaFolder, text: string): Promise<StagedFile> =>
  media.withTemporary(async (target) => {
    await writeFile(target, text);
    return media.stage(target, createHash('sha256').update(text).digest('hex'), 'vtt');
  });

/** Until the transaction ends, no other one publishes or removes the file, because two dealers may upload the same bytes. */
const lockFile = (inside: Database, url: string) =>
  inside.execute(sql`select pg_advisory_xact_lock(hashtext(${url}))`);

/** Publishes files inside the transaction that stores the row referring to them. */
export async function publishFiles(inside: Database, media: MediaFolder, staged: readonly StagedFile[]) {
  for (const file of staged.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    await lockFile(inside, file.url);
    await media.publish(file);
  }
}

/** Removes files that no clip uses any more. */
export async function removeUnused(db: Database, media: MediaFolder, urls: readonly string[]): Promise<void> {
  for (const url of [...new Set(urls.filter(Boolean))].sort())
    await db.transaction(async (inside) => {
      await lockFile(inside, url);
      const isUsed = or(eq(kioskVideos.url, url), eq(kioskVideos.poster, url), eq(kioskVideos.captions, url));
      const uses = await inside.$count(kioskVideos, and(isUsed, isNull(kioskVideos.removedAt)));
      if (uses === 0) await media.remove(url);
    });
}

/**
 * Publishes the files of a clip, stores its row in the same transaction, and returns the result. If storing the row fails, the files are
 * removed unless another clip, perhaps of another tenant, uses the same bytes.
 */
export async function storeClip<T>(
  db: Database,
  media: MediaFolder,
  staged: readonly StagedFile[],
  store: (inside: Database) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (inside) => {
      await publishFiles(inside, media, staged);
      return store(inside);
    });
  } catch (error) {
    for (const { path } of staged) await rm(path, { force: true });
    const urls = staged.map(({ url }) => url);
    // If the database fails, its first error is the one to report.
    await removeUnused(db, media, urls).catch(() => undefined);
    throw error;
  }
}

/** Converts a film for every screen. @throws ApiError 400 for a film without frames, or longer than a day */
export async function stageFilm(media: MediaFolder, path: string): Promise<StagedClip> {
  const { mp4, size } = await readMp4File(path);
  // ffmpeg succeeds with an empty film if it can't read any frame of a damaged one.
  if (!mp4 || mp4.seconds === 0) throw rejected(NO_FRAMES);
  if (mp4.seconds > LONGEST_SECONDS) throw rejected('deskFilmTooLong');
  const sha256 = await hashFile(path);
  const poster = await stagePoster(media, path);
  const film = await media.stage(path, sha256, 'mp4');
  const file = {
    url: film.url,
    poster: poster?.url ?? '',
    duration: Math.round(mp4.seconds * 1000),
    sha256,
    size,
    width: mp4.width || null,
    height: mp4.height || null,
  };
  return { file, staged: poster ? [poster, film] : [film] };
}
