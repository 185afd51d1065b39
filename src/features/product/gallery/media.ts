import type { ProductPage, SimpleProduct } from '@contract/product';
import { youtubeId } from '@/lib/youtube';

/** An item of the gallery. poster may be empty. */
export type Media =
  | { kind: 'image'; url: string; alt: string; width: number; height: number }
  | { kind: 'spin'; url: string; frames: string[]; title: string }
  | { kind: 'video'; url: string; poster: string; title: string }
  /** Another site's player in an iframe. */
  | { kind: 'embedded'; url: string; poster: string; title: string };

/** The sizes attribute of an image in the gallery. */
export const IMAGE_SIZES = '(min-width: 960px) 50vw, 100vw';
/** Layout size of an image in the gallery in px. */
export const IMAGE_SIDE = 900;

const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)/;

/** Returns the embed URL of a hosted video; null for a file that we play ourselves. Uses the cookie-free domain if there is one. */
export function playerAddress(url: string): string | null {
  const youtube = youtubeId(url);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
  const vimeo = VIMEO.exec(url)?.[1];
  if (vimeo) return `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
  return null;
}

const wistia = (id: string) => `https://fast.wistia.net/embed/iframe/${encodeURIComponent(id)}?autoPlay=true`;

function video(url: string, poster: string, title: string, isEmbedded = false): Media {
  const player = playerAddress(url);
  const kind = player || isEmbedded ? 'embedded' : 'video';
  return { kind, url: player ?? url, poster, title };
}

function pictures(product: ProductPage, simple: SimpleProduct | null): Media[] {
  const images = simple?.images.length ? simple.images : product.images;
  if (images.length > 0) {
    return images.map(({ url, alt, width, height }) => ({
      kind: 'image',
      url,
      alt: alt || product.name,
      width,
      height,
    }));
  }
  const { normal, small } = product.image_url;
  return [{ kind: 'image', url: normal || small, alt: product.name, width: 1000, height: 1000 }];
}

/**
 * The product's 360° views and videos show the variant in its main picture. A variant with a different picture has its own or none: the
 * video of the oat sofa would contradict the green one.
 */
function assetsOf(product: ProductPage, simple: SimpleProduct | null): ProductPage['assets'] {
  if (simple && simple.assets.length > 0) return simple.assets;
  const own = simple?.images[0]?.url;
  const isMainLook = own === undefined || own === (product.images[0]?.url ?? product.image_url.normal);
  return isMainLook ? product.assets : [];
}

function assets(all: ProductPage['assets'], name: string, poster: string): Media[] {
  return all.map((asset): Media => {
    if (asset.type === 'image') {
      return { kind: 'image', url: asset.url, alt: asset.title || name, width: 1000, height: 1000 };
    }
    if (asset.type === 'image360') {
      return { kind: 'spin', url: asset.frames[0] ?? asset.url, frames: asset.frames, title: asset.title };
    }
    return video(asset.url, asset.poster || poster, asset.title || name, asset.type === 'embeddedVideo');
  });
}

/**
 * Returns the media of a product: images of the selected variant first, then 360° view and videos, without
 * duplicates. Videos without a poster use the first image. Never empty.
 */
export function mediaOf(product: ProductPage, simple: SimpleProduct | null): Media[] {
  const current = pictures(product, simple);
  const poster = current[0]?.url ?? '';
  const all = [
    ...current,
    ...assets(assetsOf(product, simple), product.name, poster),
    ...product.wistia_videos.map((id) => video(wistia(id), poster, product.name, true)),
    ...product.videos_json.map(({ url, title }) => video(url, poster, title || product.name)),
  ];
  const seen = new Set<string>();
  return all.filter(({ kind, url }) => {
    const key = `${kind} ${url}`;
    return !seen.has(key) && seen.add(key);
  });
}
