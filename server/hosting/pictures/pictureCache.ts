import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureRequest } from './pictureRequest.ts';
import { isMedia, mediaFileOf } from './pictureSources.ts';
import type { Picture } from './resizePicture.ts';

const extensions = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
const candidates = {
  avif: ['image/avif'],
  webp: ['image/webp'],
  original: ['image/jpeg', 'image/png'],
} as const;

/** Finished pictures on disk, a file each; the name follows from the request and from the age of its source. */
export class PictureCache {
  readonly #folder: string;
  readonly #mediaFolder: string;

  constructor(folder: string, mediaFolder: string) {
    this.#folder = folder;
    this.#mediaFolder = mediaFolder;
  }

  /** Names the result; changes when a file of /media is replaced, so that an old picture is not served. */
  async keyOf({ source, width, quality, format }: PictureRequest): Promise<string> {
    const file = isMedia(source) ? mediaFileOf(source, this.#mediaFolder) : null;
    const changed = file ? ((await stat(file).catch(() => null))?.mtimeMs ?? 0) : 0;
    return createHash('sha256')
      .update([source, width, quality, format, changed].join('\n'))
      .digest('hex')
      .slice(0, 40);
  }

  async read(key: string, format: PictureRequest['format']): Promise<Picture | null> {
    for (const type of candidates[format]) {
      const bytes = await readFile(this.#file(key, type)).catch(() => null);
      if (bytes) return { bytes, type };
    }
    return null;
  }

  /** Written aside and renamed: a reader never sees half a picture, whichever process wrote it. */
  async write(key: string, picture: Picture): Promise<void> {
    const file = this.#file(key, picture.type);
    const aside = `${file}.${randomUUID()}.part`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, picture.bytes);
    await rename(aside, file);
  }

  #file(key: string, type: Picture['type']): string {
    return join(this.#folder, key.slice(0, 2), `${key}.${extensions[type]}`);
  }
}
