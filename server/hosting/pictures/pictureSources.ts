import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { BadPictureRequest } from './pictureRequest.ts';

const maxBytes = 25 * 1024 * 1024;
const isSource = /\.(webp|avif|jpe?g|png)$/i;

export const isMedia = (source: string) => source.startsWith('/media/');

export class PictureNotFound extends Error {}

/** Where a picture is read from; hosts are those a tenant's configuration names. */
export interface PictureSources {
  mediaFolder: string;
  isAllowedHost(host: string): boolean;
}

/**
 * Bytes of an allowed picture: a file of our own /media, or an address at an allowed host.
 * @throws BadPictureRequest when the source is not allowed, PictureNotFound when there is nothing there
 */
export async function readPictureSource(source: string, sources: PictureSources): Promise<Buffer> {
  if (isMedia(source)) return readMediaFile(source, sources.mediaFolder);
  if (URL.canParse(source)) return fetchPicture(new URL(source), sources);
  throw new BadPictureRequest('"url" must be a picture of this shop');
}

/**
 * The file of a picture under /media.
 * @throws BadPictureRequest when the path leaves the folder or is no picture
 */
export function mediaFileOf(source: string, mediaFolder: string): string {
  const file = normalize(join(mediaFolder, decode(source.slice('/media/'.length).split('?')[0] ?? '')));
  if (file.startsWith(mediaFolder + sep) && isSource.test(file)) return file;
  throw new BadPictureRequest('"url" must be a picture of this shop');
}

const readMediaFile = (source: string, mediaFolder: string): Promise<Buffer> =>
  readFile(mediaFileOf(source, mediaFolder)).catch(() => {
    throw new PictureNotFound(source);
  });

async function fetchPicture(url: URL, { isAllowedHost }: PictureSources): Promise<Buffer> {
  if (!/^https?:$/.test(url.protocol) || !isAllowedHost(url.host)) {
    throw new BadPictureRequest('"url" must be at a host this shop names');
  }
  // A redirect could lead to a host that is not allowed.
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(8000) }).catch(() => null);
  const size = Number(answer?.headers.get('content-length') ?? 0);
  if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/') || size > maxBytes) {
    throw new PictureNotFound(url.href);
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > maxBytes) throw new PictureNotFound(url.href);
  return bytes;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new BadPictureRequest('"url" is not an address');
  }
}
