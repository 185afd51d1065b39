import { createHash } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Purger } from './purge.ts';

/** Surrogate key of every resized image. */
export const IMAGES_KEY = 'images';

/** The key of all sizes of an image. Encoded, because a path may contain characters that a header may not. */
export const imageKeyOf = (source: string): string =>
  `image-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;

/**
 * Purges all sizes of an image as soon as its file under /media is written, replaced or removed, and all images once at the start. If a
 * folder can't be watched (a network drive), shared caches serve a replaced image until its lifetime ends. Returns a function that stops
 * it.
 */
export async function purgeImages(
  { purge }: Purger,
  mediaFolder: string,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const watchers: FSWatcher[] = [];
  /** path: a folder below /media, with a trailing slash */
  const watchFolder = async (path: string) => {
    const folder = join(mediaFolder, path);
    const watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name !== null) purge(imageKeyOf(posix.join('/media', path, name)));
    });
    watcher.on('error', onError);
    watchers.push(watcher);
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) await watchFolder(`${path}${entry.name}/`);
  };
  await watchFolder('').catch(onError);
  purge(IMAGES_KEY);
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
