/** How a link in content navigates (docs/spec/05 §4, Links). */
export type LinkTarget =
  | { kind: 'jump'; id: string }
  | { kind: 'route'; path: string }
  | { kind: 'tel'; href: string }
  /** Media files, other sites and email addresses, which the browser opens. */
  | { kind: 'load'; href: string };

const MEDIA = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp4|webm|mov|zip|docx?|xlsx?|csv)(?:[?#]|$)/i;

/** Classifies a link. baseUrl: the tenant's configured URL; links below it are routes of the app. */
export function linkTarget(href: string, baseUrl: string): LinkTarget {
  const url = href.trim();
  if (url.startsWith('#') && url.length > 1) return { kind: 'jump', id: url.slice(1) };
  if (/^tel:/i.test(url)) return { kind: 'tel', href: url };
  const base = baseUrl.replace(/\/$/, '');
  const isOwnUrl = base !== '' && (url === base || url.startsWith(`${base}/`));
  const local = isOwnUrl ? url.slice(base.length) || '/' : url;
  if (/^[a-z][a-z\d+.-]*:/i.test(local) || local.startsWith('//')) return { kind: 'load', href: url };
  if (MEDIA.test(local) || local.startsWith('/media/')) return { kind: 'load', href: local };
  return { kind: 'route', path: local.startsWith('/') ? local : `/${local}` };
}
