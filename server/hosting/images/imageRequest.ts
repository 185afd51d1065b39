import { posix } from 'node:path';
import * as z from 'zod/mini';

/** Permitted widths in pixels: device sizes, then image sizes (docs/spec/05 §3). */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384];

/** Available encoding qualities. The app requests 75; dealer content may request others, which are rounded to the nearest of these. */
export const imageQualities = [25, 50, 75, 90] as const;

const nearestQuality = (quality: number): number =>
  imageQualities.reduce((best, candidate) =>
    Math.abs(candidate - quality) < Math.abs(best - quality) ? candidate : best,
  );

const wholeNumber = z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number'));

const query = z.object({
  url: z.string('is missing').check(z.minLength(1, 'is missing'), z.maxLength(2000, 'is too long')),
  w: z.pipe(
    wholeNumber,
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.refine((width) => imageWidths.includes(width), `must be one of ${imageWidths.join(', ')}`)),
    ),
  ),
  q: z.pipe(
    z._default(wholeNumber, '75'),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(1, 'must be 1 to 100'), z.lte(100, 'must be 1 to 100')),
    ),
  ),
});

export type ImageFormat = 'avif' | 'webp' | 'original';

export interface ImageRequest {
  /** The URL in its canonical form. */
  source: string;
  /** The URL as it was requested. */
  original: string;
  width: number;
  quality: number;
  format: ImageFormat;
}

/** An invalid image request: the response is a 400 with this error's message. */
export class InvalidImageRequestError extends Error {}

/**
 * The canonical form of an image URL, so that each image is resized once: either a decoded and normalised path of /media, without its query
 * (`?v=7`), which a client could vary without limit; or a URL without credentials but with its query, by which another host may identify
 * images and versions.
 */
function canonicalSource(url: string): string {
  if (!url.startsWith('/')) {
    if (!URL.canParse(url)) return url;
    const { protocol, host, pathname, search } = new URL(url);
    return `${protocol}//${host}${pathname}${search}`;
  }
  try {
    return posix.normalize(decodeURIComponent(url.split(/[?#]/)[0] ?? ''));
  } catch {
    throw new InvalidImageRequestError('"url" is not an address');
  }
}

/** Whether a picture has an address that is relative to the tenant's base_media_url (config/README.md). */
export const isRelative = ({ original }: Pick<ImageRequest, 'original'>): boolean =>
  !original.startsWith('/media/') && !/^[a-z][a-z\d+.-]*:/i.test(original);

/** The request for a picture with a relative address. */
export function belowMediaUrl(request: ImageRequest, mediaUrl: string): ImageRequest {
  const original = `${mediaUrl.replace(/\/$/, '')}/${request.original.replace(/^\//, '')}`;
  return { ...request, original, source: canonicalSource(original) };
}

/**
 * Parses the query of /_next/image?url&w&q (docs/spec/05 §3). The format is the best one listed in the Accept header.
 * @throws InvalidImageRequestError when a parameter is missing or invalid
 */
export function parseImageRequest(parameters: unknown, accept: string): ImageRequest {
  const parsed = z.safeParse(query, parameters);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new InvalidImageRequestError(`"${String(issue?.path[0])}" ${issue?.message}`);
  }
  const { w, q } = parsed.data;
  const url = parsed.data.url.replace(/^\/\//, 'https://');
  // Negotiator is not used: browsers without AVIF and WebP also send */*, so a format only counts as supported if the header lists it.
  const format = (['avif', 'webp'] as const).find((name) => accept.includes(`image/${name}`)) ?? 'original';
  return { source: canonicalSource(url), original: url, width: w, quality: nearestQuality(q), format };
}
