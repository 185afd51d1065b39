const PUBLIC_PATHS =
  /^\/api\/rest\/(config|categories|menus|blocks|scripts|pages|products|dynamic-category|promobanners|blog|locations)(\/|$)/;
const PERSONAL_PATHS = /\/(inventory|shipping)(\/|$)/;
const PERSONAL_QUERIES = ['zip', 'lat', 'long', 'phone', 'q'];
const IMAGES = /^\/(_next\/image|media\/.+\.(avif|gif|jpe?g|png|svg|webp)$)/;
const CAPTIONS = /^\/media\/.+\.vtt$/;
const PLAYLIST_PATH = '/kiosk-service/now-playing';
const HOUR_MS = 3_600_000;

export interface CacheRule {
  /** Milliseconds during which a cached response is served without a request to the backend. */
  freshMs: number;
  /** Required prefix of the content type: an HTML error page is not cached. */
  type: string;
}

const JSON_RULE: CacheRule = { freshMs: 0, type: 'application/json' };
const CAPTION_RULE: CacheRule = { freshMs: 0, type: 'text/vtt' };
const IMAGE_RULE: CacheRule = { freshMs: HOUR_MS, type: 'image/' };

/**
 * Returns the rule for a response that may be cached on the kiosk's disk: public content, and nothing that reveals what a
 * shopper searched for or where they live. null: never cached.
 */
export function cacheRuleFor(url: URL): CacheRule | null {
  if (IMAGES.test(url.pathname)) return IMAGE_RULE;
  if (CAPTIONS.test(url.pathname)) return CAPTION_RULE;
  if (url.pathname === PLAYLIST_PATH) return JSON_RULE;
  if (!PUBLIC_PATHS.test(url.pathname) || PERSONAL_PATHS.test(url.pathname)) return null;
  return PERSONAL_QUERIES.some((name) => url.searchParams.has(name)) ? null : JSON_RULE;
}

/** True for a successful response of the required type that is not private to one shopper. */
export const isCacheable = (rule: CacheRule, { status, headers }: Response): boolean =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith(rule.type) &&
  !/\bprivate\b/i.test(headers.get('cache-control') ?? '');
