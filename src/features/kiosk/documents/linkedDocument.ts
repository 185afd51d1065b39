import { parseUrl } from '@/lib/parseUrl';

/** The document that a link opens in the viewer. elsewhere: a page of another host, which a kiosk does not load */
export interface LinkedDocument {
  kind: 'pdf' | 'image' | 'page' | 'elsewhere';
  /** A path of this origin; an absolute URL if the kind is elsewhere, or for a picture of the media host. */
  url: string;
  title: string;
}

/** Origins in the dealer's configuration. */
interface DealerOrigins {
  /** Of the shop, whose files below /media the shell serves at this origin. */
  shop: readonly string[];
  /** Of pictures and films, which may be another host. Of its other files the shell can only serve those below /media. */
  media: readonly string[];
}

const FILES = /^\/(media|_next)\//;
const PDF = /\.pdf$/i;
const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PAGE = /\.(html?|txt)$/i;

export function linkedDocument(link: HTMLAnchorElement, origins: DealerOrigins): LinkedDocument | null {
  const href = link.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : parseUrl(href, window.location.href);
  if (!url) return null;
  const title = link.textContent?.trim() || link.getAttribute('aria-label') || url.pathname;
  if (link.matches('[data-for-phone]')) return { kind: 'elsewhere', url: url.href, title };
  const isOfMediaHost = origins.media.includes(url.origin);
  const isOwn =
    url.origin === window.location.origin ||
    origins.shop.includes(url.origin) ||
    (isOfMediaHost && FILES.test(url.pathname));
  if (!isOwn && isOfMediaHost && IMAGE.test(url.pathname)) return { kind: 'image', url: url.href, title };
  if (!isOwn) return /^https?:$/.test(url.protocol) ? { kind: 'elsewhere', url: url.href, title } : null;
  const path = url.pathname + url.search;
  const isFile = PDF.test(url.pathname) || IMAGE.test(url.pathname);
  const [shop] = origins.shop;
  // The shell serves no other files of the shop, such as those of a dealer's own backend.
  if (isFile && !FILES.test(url.pathname) && shop) return { kind: 'elsewhere', url: shop + path, title };
  if (PDF.test(url.pathname)) return { kind: 'pdf', url: path, title };
  if (IMAGE.test(url.pathname)) return { kind: 'image', url: path, title };
  return FILES.test(url.pathname) || PAGE.test(url.pathname) ? { kind: 'page', url: path, title } : null;
}
