import { deviceStorage } from '@/browser/deviceStorage';
import { randomUuid } from '@/browser/uuid';
import { parseUrl } from '@/lib/parseUrl';

const STORAGE_KEY = 'events-visit';
/** As in GA4, a visit ends after half an hour without an event. */
const VISIT_MS = 1_800_000;

/** How a visit began: direct, search, social, email, paid, referral; kiosk on a kiosk. */
export type Channel = 'direct' | 'search' | 'social' | 'email' | 'paid' | 'referral' | 'kiosk';

export interface Visit {
  id: string;
  channel: Channel;
}

const SEARCH = /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|baidu|yandex|startpage)\./;
const SOCIAL =
  /(^|\.)(facebook|instagram|pinterest|tiktok|twitter|x|linkedin|reddit|youtube|nextdoor|t)\.(com|co)$/;
/** Identifiers that ad networks add to URLs. */
const PAID_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'dclid'];

const hostOf = (url: string) => parseUrl(url)?.hostname ?? '';

/** Determines the channel from the campaign parameters of the URL, or else from the referrer. */
export function channelOf(
  { search, hostname }: Pick<Location, 'search' | 'hostname'>,
  referrer: string,
): Channel {
  const params = new URLSearchParams(search);
  const medium = (params.get('utm_medium') ?? '').toLowerCase();
  if (PAID_IDS.some((id) => params.has(id)) || /^(cpc|ppc|cpm|paid|display|paid.*)$/.test(medium))
    return 'paid';
  if (medium === 'email' || medium === 'newsletter') return 'email';
  if (medium.startsWith('social')) return 'social';
  if (medium === 'organic') return 'search';
  const host = hostOf(referrer);
  if (host === '' || host === hostname) return params.has('utm_source') ? 'referral' : 'direct';
  if (SEARCH.test(host)) return 'search';
  return SOCIAL.test(host) ? 'social' : 'referral';
}

interface StoredVisit extends Visit {
  seenAt: number;
}

function readVisit(): StoredVisit | null {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null');
    return stored && typeof stored === 'object' && 'id' in stored ? (stored as StoredVisit) : null;
  } catch {
    return null;
  }
}

/**
 * Returns the visit of an event; a new one after half an hour. Tabs share it. A kiosk wipes its storage between shoppers, so each has a
 * separate visit.
 */
export function visitAt(at: number, isKiosk: boolean): Visit {
  const last = readVisit();
  const isSame = last && at - last.seenAt < VISIT_MS;
  const visit = isSame
    ? { ...last, seenAt: Math.max(at, last.seenAt) }
    : {
        id: randomUuid(),
        channel: isKiosk ? ('kiosk' as const) : channelOf(window.location, document.referrer),
        seenAt: at,
      };
  deviceStorage.set(STORAGE_KEY, JSON.stringify(visit));
  return visit;
}

export const forgetVisit = (): void => deviceStorage.remove(STORAGE_KEY);
