import { DEVICE_REVOKED } from '../../contract/kiosk';
import { isPublicReadUrl } from '../../contract/publicReads';
import { isContractResponse, PLAYLIST_PATH, readErrorBody } from './responseCheck';

/** A kiosk is shared by many shoppers, so it does not cache searches either. */
const SEARCHES = '/api/rest/search/';
const IMAGES = /^\/(_next\/image|media\/.+\.(avif|gif|jpe?g|png|svg|webp)$)/;
const CAPTIONS = /^\/media\/.+\.vtt$/;
const HOUR_MS = 3_600_000;

export interface CacheRule {
  /** Milliseconds during which a cached response is served without a request to the backend. */
  freshMs: number;
  /** Required prefix of the content type: an HTML error page is not cached. */
  type: string;
  /** True for a body that may replace the last valid copy. */
  isGood: (url: URL, body: Uint8Array) => boolean;
  /** True for an error sent by the backend itself: the screen receives it even if a copy is cached. */
  isAnswer: (status: number, body: Uint8Array) => boolean;
}

const isClientError = (status: number) => status >= 400 && status < 500;

const JSON_RULE: CacheRule = {
  freshMs: 0,
  type: 'application/json',
  isGood: isContractResponse,
  isAnswer: (status, body) => isClientError(status) && readErrorBody(body) !== null,
};
/** The playlist continues through every error except the one that ends the registration. */
const PLAYLIST_RULE: CacheRule = { ...JSON_RULE, isAnswer: isRevocation };
const FILE_RULE = {
  isGood: (_: URL, { byteLength }: Uint8Array) => byteLength > 0,
  isAnswer: (status: number) => status === 404 || status === 410,
};
const CAPTION_RULE: CacheRule = { ...FILE_RULE, freshMs: 0, type: 'text/vtt' };
const IMAGE_RULE: CacheRule = { ...FILE_RULE, freshMs: HOUR_MS, type: 'image/' };

/** True for the response with which the kiosk service ends a device's registration. */
export function isRevocation(status: number, body: Uint8Array): boolean {
  if (status !== 401) return false;
  const [error] = readErrorBody(body)?.messages.error ?? [];
  return error?.code === DEVICE_REVOKED;
}

/**
 * Returns the rule for a response that may be cached on the kiosk's disk: public content, excluding anything that reveals what a shopper
 * searched for or where they live. null: never cached
 */
export function cacheRuleFor(url: URL): CacheRule | null {
  if (IMAGES.test(url.pathname)) return IMAGE_RULE;
  if (CAPTIONS.test(url.pathname)) return CAPTION_RULE;
  if (url.pathname === PLAYLIST_PATH) return PLAYLIST_RULE;
  return isPublicReadUrl(url) && !url.pathname.startsWith(SEARCHES) ? JSON_RULE : null;
}

/** True for a successful response of the required type. */
export const isExpected = ({ type }: CacheRule, { status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith(type);

/** True for a response that is not private to one shopper. */
export const isPublic = ({ headers }: Response): boolean =>
  !/\bprivate\b/i.test(headers.get('cache-control') ?? '');
