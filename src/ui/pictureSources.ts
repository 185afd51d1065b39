/** Widths in px that /_next/image produces (docs/spec/05 §3). */
export const DEVICE_SIZES = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384] as const;
const ALL_SIZES = [...IMAGE_SIZES, ...DEVICE_SIZES];
const QUALITY = 75;

export interface PictureSources {
  src: string;
  srcSet?: string;
}

const DIRECT = /^(?:data:|blob:|\/_next\/image)|\.(?:svg|gif)(?:$|[?#])/i;

/** URL of an image at one width. */
export const optimised = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${QUALITY}`;

/** The smallest available width that is at least minWidth, or else the largest. */
const widthFor = (minWidth: number): number => ALL_SIZES.find((size) => size >= minWidth) ?? 3840;

/** The smallest vw value in sizes as a fraction; 0 when sizes contains none. */
function smallestShare(sizes: string): number {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d+(?:\.\d+)?)vw/g)].map(([, share]) => Number(share) / 100);
  return shares.length > 0 ? Math.min(...shares) : 0;
}

/**
 * src and srcSet of an img element, so that it loads no more pixels than it shows. width: layout width in px; sizes: the sizes attribute,
 * absent for a fixed width. SVG, GIF, data: and blob: URLs are returned unchanged.
 */
export function pictureSources(url: string, width: number, sizes?: string): PictureSources {
  if (DIRECT.test(url)) return { src: url };
  if (!sizes) {
    const [once, twice] = [widthFor(width), widthFor(width * 2)];
    const srcSet = once === twice ? undefined : `${optimised(url, once)} 1x, ${optimised(url, twice)} 2x`;
    return { src: optimised(url, twice), srcSet };
  }
  const minWidth = DEVICE_SIZES[0] * smallestShare(sizes);
  const maxWidth = widthFor(width * 2);
  const widths = ALL_SIZES.filter((size) => size >= Math.min(minWidth, maxWidth) && size <= maxWidth);
  return {
    src: optimised(url, maxWidth),
    srcSet: widths.map((size) => `${optimised(url, size)} ${size}w`).join(', '),
  };
}
