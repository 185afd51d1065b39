import { parseUrl } from '@/lib/parseUrl';

/** The document that a link opens in the viewer. elsewhere: a page of another host, which a kiosk does not load */
export interface LinkedDocument {
  kind: 'pdf' | 'image' | 'page' | 'elsewhere';
  /** A path of this origin; an absolute URL if the kind is elsewhere. */
  url: string;
  title: string;
}

const FILES = /^\/(media|_next)\//;
const PDF = /\.pdf$/i;
const IMAGE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const PAGE = /\.(html?|txt)$/i;

/** dealerOrigins: the dealer's own origins, whose files the shell serves at this one */
export function linkedDocument(
  link: HTMLAnchorElement,
  dealerOrigins: readonly string[],
): LinkedDocument | null {
  const href = link.getAttribute('href') ?? '';
  const url = href === '' || href.startsWith('#') ? null : parseUrl(href, window.location.href);
  if (!url) return null;
  const title = link.textContent?.trim() || link.getAttribute('aria-label') || url.pathname;
  const isOwn = url.origin === window.location.origin || dealerOrigins.includes(url.origin);
  if (!isOwn) return /^https?:$/.test(url.protocol) ? { kind: 'elsewhere', url: url.href, title } : null;
  const path = url.pathname + url.search;
  if (PDF.test(url.pathname)) return { kind: 'pdf', url: path, title };
  if (IMAGE.test(url.pathname)) return { kind: 'image', url: path, title };
  return FILES.test(url.pathname) || PAGE.test(url.pathname) ? { kind: 'page', url: path, title } : null;
}
