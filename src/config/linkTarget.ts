import type { TenantConfig } from '@contract/config';
import { languageOf } from './language';

/** How a link of dealers' content or menus navigates (docs/spec/05 §4). */
export type LinkTarget =
  /** id: '' for the top of the page. */
  | { kind: 'jump'; id: string }
  /** path: without the language prefix, as the router expects it; of the current page, where it is a query alone. */
  | { kind: 'route'; path: string }
  | { kind: 'tel'; href: string }
  /** Media files, other sites, email addresses and pages in another language, which the browser loads. */
  | { kind: 'load'; href: string };

const MEDIA = /\.(?:pdf|jpe?g|png|gif|webp|avif|svg|mp4|webm|mov|zip|docx?|xlsx?|csv)(?:[?#]|$)/i;

/** Whether a browser may be redirected to an address: a page, an email or a call, never to a script. */
export const isRedirectAllowed = (href: string): boolean => /^(https?:|mailto:|tel:|\/)/i.test(href);

/**
 * Classifies a link. config: URLs below its base_url are routes of the app, and its languages are prefixes of paths.
 * basename: the language prefix of the current page, such as /fr; '' without one.
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
