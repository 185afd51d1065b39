/** How a link of the dealer leaves the page (shell specification §2, Links). */
export type LinkTarget =
  | { kind: 'jump'; id: string }
  | { kind: 'route'; path: string }
  | { kind: 'tel'; href: string }
  /** Media, other sites, mail: a full page load. */
  | { kind: 'load'; href: string };

const MEDIA = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp4|webm|mov|zip|docx?|xlsx?|csv)(?:[?#]|$)/i;

/** origin: where the app runs; baseUrl: the store's configured address, whose links are the app's own. */
export function linkTarget(href: string, baseUrl: string): LinkTarget {
  const address = href.trim();
  if (address.startsWith('#') && address.length > 1) return { kind: 'jump', id: address.slice(1) };
  if (/^tel:/i.test(address)) return { kind: 'tel', href: address };
  const base = baseUrl.replace(/\/$/, '');
  const isOwn = base !== '' && (address === base || address.startsWith(`${base}/`));
  const local = isOwn ? address.slice(base.length) || '/' : address;
  if (/^[a-z][a-z\d+.-]*:/i.test(local) || local.startsWith('//')) return { kind: 'load', href: address };
  if (MEDIA.test(local) || local.startsWith('/media/')) return { kind: 'load', href: local };
  return { kind: 'route', path: local.startsWith('/') ? local : `/${local}` };
}
