import type { TenantConfig } from '@contract/config';
import { languageOf } from './language';

/** How a link in dealer content or menus navigates (docs/spec/05 §4). */
export type LinkTarget =
  /** id: '' for the top of the page. */
  | { kind: 'jump'; id: string }
  /** path: without the language prefix, as the router expects it; the current page's path if the link is only a query */
  | { kind: 'route'; path: string }
  | { kind: 'tel'; href: string }
  /** Media files, other sites, email addresses and pages in another language, all opened by the browser. */
  | { kind: 'load'; href: string };

const MEDIA = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp4|webm|mov|zip|docx?|xlsx?|csv)(?:[?#]|$)/i;

/** Whether a browser may be redirected to a URL: a page, an email or a call, but never a script. */
export const isRedirectAllowed = (href: string): boolean => /^(https?:|mailto:|tel:|\/)/i.test(href);

/**
 * Classifies a link. config: URLs below its base_url are routes of the app, and its languages are path prefixes.
 * basename: the language prefix of the current page, such as /fr; '' for none
 */
export function linkTarget(href: string, config: TenantConfig, basename: string): LinkTarget {
  const url = href.trim();
  if (url === '' || url.startsWith('#')) return { kind: 'jump', id: url.slice(1) };
  if (url.startsWith('?')) return { kind: 'route', path: url };
  if (/^tel:/i.test(url)) return { kind: 'tel', href: url };
  const base = config.base_url.replace(/\/$/, '');
  const isOwnUrl = base !== '' && (url === base || url.startsWith(`${base}/`));
  const local = isOwnUrl ? url.slice(base.length) || '/' : url;
  if (/^[a-z][a-z\d+.-]*:/i.test(local) || local.startsWith('//')) return { kind: 'load', href: url };
  if (MEDIA.test(local) || local.startsWith('/media/')) return { kind: 'load', href: local };
  const path = local.startsWith('/') ? local : `/${local}`;
  const prefix = languageOf(path.split(/[?#]/)[0] ?? '', config).basename;
  if (prefix && prefix !== basename) return { kind: 'load', href: path };
  const unprefixed = path.slice(prefix.length);
  return { kind: 'route', path: unprefixed.startsWith('/') ? unprefixed : `/${unprefixed}` };
}
