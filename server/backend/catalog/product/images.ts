import type { Asset } from '../../../../contract/productParts.ts';
import type { PageRow } from './findProduct.ts';

/** Returns the images of a product; for an imported product without images, the icon of its family. */
export function imagesOf({ details, image }: Pick<PageRow, 'details' | 'image'>, alt: string) {
  if (details.images.length > 0) return details.images.map((one) => ({ ...one, alt }));
  return image ? [{ url: image, alt, width: 1000, height: 1000 }] : [];
}

/** Returns the 360° view and the videos of a product. */
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
