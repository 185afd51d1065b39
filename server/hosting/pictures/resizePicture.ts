import sharp from 'sharp';
import type { PictureRequest } from './pictureRequest.ts';

// The two cores also answer pages: one picture at a time uses one thread.
sharp.concurrency(1);
sharp.cache(false);

export type Picture = { bytes: Buffer; type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png' };

/**
 * A picture no wider than asked, never enlarged. AVIF is made with little effort: at 2 it is a few per cent larger
 * than at 4 and takes a third of the time, which the first visitor waits for.
 */
export async function resizePicture(source: Buffer, request: PictureRequest): Promise<Picture> {
  const image = sharp(source, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: request.width, withoutEnlargement: true });
  const { quality, format } = request;
  // AVIF looks the same as WebP at a lower number.
  if (format === 'avif') {
    return {
      bytes: await image.avif({ quality: Math.max(1, quality - 20), effort: 2 }).toBuffer(),
      type: 'image/avif',
    };
  }
  if (format === 'webp')
    return { bytes: await image.webp({ quality, effort: 3 }).toBuffer(), type: 'image/webp' };
  const { hasAlpha } = await sharp(source).metadata();
  if (hasAlpha) return { bytes: await image.png().toBuffer(), type: 'image/png' };
  return { bytes: await image.jpeg({ quality, mozjpeg: true }).toBuffer(), type: 'image/jpeg' };
}
