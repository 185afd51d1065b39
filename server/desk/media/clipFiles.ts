import { open, rm, stat } from 'node:fs/promises';
import { type Mp4, readMp4 } from '../../../contract/mp4.ts';
import { hasFfmpeg, writePoster } from './ffmpeg.ts';
import { encodeImage, rejected } from './inspect.ts';
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

async function readFilm(path: string): Promise<{ mp4: Mp4 | null; size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    return { mp4: await readMp4(read, size), size };
  } finally {
    await file.close();
  }
}

/** A day: no screen plays a longer film, and its length in milliseconds fits the column. */
const LONGEST_SECONDS = 24 * 3600;

/** Stores the row of a published file. A file without a row would stay for ever. */
export async function storeOrRemove(
  media: MediaFolder,
  file: ClipFile,
  storing: PromiseLike<unknown>,
): Promise<void> {
  try {
    await storing;
  } catch (error) {
    await Promise.all([media.remove(file.url), media.remove(file.poster)]);
    throw error;
  }
}

/** Publishes a film that every screen plays. @throws ApiError 400 for a film of more than a day */
export async function publishFilm(media: MediaFolder, path: string): Promise<ClipFile> {
  const { mp4, size } = await readFilm(path);
  if ((mp4?.seconds ?? 0) > LONGEST_SECONDS) throw rejected('The film is longer than a day.');
  const sha256 = await hashFile(path);
  const poster = await publishPoster(media, path);
  const url = await media.publish(path, sha256, 'mp4');
  return {
    url,
    poster,
    duration: Math.round((mp4?.seconds ?? 0) * 1000),
    sha256,
    size,
    width: mp4?.width || null,
    height: mp4?.height || null,
  };
}
