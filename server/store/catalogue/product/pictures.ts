import type { Asset } from '../../../../src/api/contract/product.ts';
import type { PageRow } from './findProduct.ts';

/** Pictures of a product; what is imported without any shows the sign of its kind. */
export function imagesOf({ details, image }: Pick<PageRow, 'details' | 'image'>, alt: string) {
  if (details.images.length > 0) return details.images.map((one) => ({ ...one, alt }));
  return image ? [{ url: image, alt, width: 1000, height: 1000 }] : [];
}

/** What moves: the turntable and clips. */
export function assetsOf({ details, image }: Pick<PageRow, 'details' | 'image'>, title: string): Asset[] {
  const poster = details.images[0]?.url ?? image;
  const turntable: Asset[] =
    details.frames360.length > 0
      ? [{ type: 'image360', url: details.frames360[0] ?? '', frames: details.frames360, poster, title }]
      : [];
  return [
    ...turntable,
    ...details.videos.map((url): Asset => ({ type: 'video', url, frames: [], poster, title })),
  ];
}
