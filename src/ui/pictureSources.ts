/** Widths the optimiser makes (shell specification §9). */
export const DEVICE_SIZES = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SIZES = [16, 32, 48, 64, 96, 128, 256, 384] as const;
const ALL_SIZES = [...IMAGE_SIZES, ...DEVICE_SIZES];
const QUALITY = 75;

export interface PictureSources {
  src: string;
  srcSet?: string;
}

const DIRECT = /^(?:data:|blob:|\/_next\/image)|\.svg(?:$|[?#])/i;

/** Address of one width of a picture. */
export const optimised = (url: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${QUALITY}`;

/** The smallest width made that is not narrower than wanted, else the largest. */
const widthFor = (wanted: number): number => ALL_SIZES.find((size) => size >= wanted) ?? 3840;

/** The smallest share of the screen named by sizes, 1 when it names none. */
function smallestShare(sizes: string): number {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d+(?:\.\d+)?)vw/g)].map(([, share]) => Number(share) / 100);
  return shares.length > 0 ? Math.min(...shares) : 0;
}

/**
 * What an img needs to load just the pixels it shows. width: px it is laid out at; sizes: how wide it is at
 * which screen, absent when it keeps its width. Drawings and inline data go as they are.
 */
export function pictureSources(url: string, width: number, sizes?: string): PictureSources {
  if (DIRECT.test(url)) return { src: url };
  if (!sizes) {
    const [once, twice] = [widthFor(width), widthFor(width * 2)];
    const srcSet = once === twice ? undefined : `${optimised(url, once)} 1x, ${optimised(url, twice)} 2x`;
    return { src: optimised(url, twice), srcSet };
  }
  const least = DEVICE_SIZES[0] * smallestShare(sizes);
  const most = widthFor(width * 2);
  const widths = ALL_SIZES.filter((size) => size >= Math.min(least, most) && size <= most);
  return {
    src: optimised(url, most),
    srcSet: widths.map((size) => `${optimised(url, size)} ${size}w`).join(', '),
  };
}
