import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { readBoundedBody } from '../boundedBody.ts';
import { isMediaPath, type MediaFolders, mediaFileOf } from '../mediaFile.ts';
import { type ImageRequest, InvalidImageRequestError } from './imageRequest.ts';
import { ENCODING } from './resizeImage.ts';

const maxBytes = 25 * 1024 * 1024;
const imageExtension = /\.(webp|avif|jpe?g|png)$/i;

export class ImageNotFoundError extends Error {}

/** The permitted sources of images: our media folders, and the hosts in the tenant's configuration. */
export interface ImageSources {
  folders: MediaFolders;
  isAllowedHost(host: string): boolean;
}

/**
 * Reads an image of at most 25 MB: a file under /media, or a URL at a permitted host.
 * @throws InvalidImageRequestError when the source is not permitted; ImageNotFoundError when there is no image
 */
export async function readSourceImage(source: string, sources: ImageSources): Promise<Buffer> {
  if (isMediaPath(source)) return readMediaFile(source, sources.folders);
  if (URL.canParse(source)) return fetchImage(new URL(source), sources);
  throw new InvalidImageRequestError('"url" must be a picture of this shop');
}

/**
 * The file of an image path under /media.
 * @throws InvalidImageRequestError when the path leaves the folder or has no image extension
 */
function imageFileOf(source: string, folders: MediaFolders): string {
  const file = mediaFileOf(source, folders);
  if (file && imageExtension.test(file)) return file;
  throw new InvalidImageRequestError('"url" must be a picture of this shop');
}

/** The key of a resized image. It changes when a file under /media is replaced, so no outdated image is served. */
export async function cacheKeyOf(
  { source, width, quality, format }: ImageRequest,
  folders: MediaFolders,
): Promise<string> {
  const file = isMediaPath(source) ? imageFileOf(source, folders) : null;
  const modifiedAt = file ? ((await stat(file).catch(() => null))?.mtimeMs ?? 0) : 0;
  return createHash('sha256')
    .update([source, width, quality, format, modifiedAt, ENCODING].join('\n'))
    .digest('hex')
    .slice(0, 40);
}

const readMediaFile = (source: string, folders: MediaFolders): Promise<Buffer> =>
  readFile(imageFileOf(source, folders)).catch(() => {
    throw new ImageNotFoundError(source);
  });

async function fetchImage(url: URL, { isAllowedHost }: ImageSources): Promise<Buffer> {
  if (!/^https?:$/.test(url.protocol) || !isAllowedHost(url.host)) {
    throw new InvalidImageRequestError('"url" must be at a host this shop names');
  }
  // A redirect could lead to a forbidden host.
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(8000) }).catch(
    () => null,
  );
  const isImage = response?.ok && response.headers.get('content-type')?.startsWith('image/');
  const isTooLarge = Number(response?.headers.get('content-length') ?? 0) > maxBytes;
  if (!response || !isImage || isTooLarge) {
    await response?.body?.cancel();
    throw new ImageNotFoundError(url.href);
  }
  return readBoundedBody(response, maxBytes).catch(() => {
    throw new ImageNotFoundError(url.href);
  });
}
