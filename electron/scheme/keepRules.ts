const PUBLIC_CALLS =
  /^\/api\/rest\/(config|categories|menus|blocks|scripts|pages|products|dynamic-category|promobanners|blog|locations)(\/|$)/;
const PERSONAL_CALLS = /\/(inventory|shipping)(\/|$)/;
const PERSONAL_QUERIES = ['zip', 'lat', 'long', 'phone', 'q'];
const PICTURES = /^\/(_next\/image|media\/.+\.(avif|gif|jpe?g|png|svg|webp)$)/;
const CAPTIONS = /^\/media\/.+\.vtt$/;
const SERVICE_LIST = '/kiosk-service/now-playing';
const HOUR_MS = 3_600_000;

export interface KeepRule {
  /** Milliseconds during which a kept copy answers without asking the store. */
  freshMs: number;
  /** What the answer's type must begin with: an error page in HTML is not believed. */
  type: string;
}

const CALL: KeepRule = { freshMs: 0, type: 'application/json' };
const CAPTION: KeepRule = { freshMs: 0, type: 'text/vtt' };
const PICTURE: KeepRule = { freshMs: HOUR_MS, type: 'image/' };

/**
 * Which answers may stay on the disk of a kiosk: what everyone sees, and nothing that tells what a shopper looked
 * for or where they live. Null: never kept.
 */
export function keepRule(url: URL): KeepRule | null {
  if (PICTURES.test(url.pathname)) return PICTURE;
  if (CAPTIONS.test(url.pathname)) return CAPTION;
  if (url.pathname === SERVICE_LIST) return CALL;
  if (!PUBLIC_CALLS.test(url.pathname) || PERSONAL_CALLS.test(url.pathname)) return null;
  return PERSONAL_QUERIES.some((name) => url.searchParams.has(name)) ? null : CALL;
}

/** True for an answer worth keeping under its rule; one made for a single shopper is not. */
export const isFit = (rule: KeepRule, { status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith(rule.type) &&
  !/\bprivate\b/i.test(headers.get('cache-control') ?? '');
