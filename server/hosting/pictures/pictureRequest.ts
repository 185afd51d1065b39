import * as z from 'zod/mini';

/** Widths a picture may be asked in: device sizes, then image sizes (shell specification §9). */
export const pictureWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840, 16, 32, 48, 64, 96, 128, 256, 384];

const whole = z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number'));

const query = z.object({
  url: z.string('is missing').check(z.minLength(1, 'is missing'), z.maxLength(2000, 'is too long')),
  w: z.pipe(
    whole,
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.refine((width) => pictureWidths.includes(width), `must be one of ${pictureWidths.join(', ')}`),
        ),
    ),
  ),
  q: z.pipe(
    z._default(whole, '75'),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(1, 'must be 1 to 100'), z.lte(100, 'must be 1 to 100')),
    ),
  ),
});

export type PictureFormat = 'avif' | 'webp' | 'original';

export interface PictureRequest {
  source: string;
  width: number;
  quality: number;
  format: PictureFormat;
}

export class BadPictureRequest extends Error {}

/**
 * The picture asked for by /_next/image?url&w&q (shell specification §7), in the best format the Accept header allows.
 * @throws BadPictureRequest with a message for the caller
 */
export function readPictureRequest(given: unknown, accept: string): PictureRequest {
  const parsed = z.safeParse(query, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new BadPictureRequest(`"${String(issue?.path[0])}" ${issue?.message}`);
  }
  const { url, w, q } = parsed.data;
  const format = (['avif', 'webp'] as const).find((name) => accept.includes(`image/${name}`)) ?? 'original';
  return { source: url, width: w, quality: q, format };
}
