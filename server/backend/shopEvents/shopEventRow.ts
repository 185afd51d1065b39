import { cutText } from '../../../contract/cutText.ts';
import type { ShopEvent } from '../../../contract/shopEvents.ts';
import { isPersonal, safePath } from '../personalText.ts';
import { stepOf } from './funnelStep.ts';
import { bucketOf, VITALS } from './histogram.ts';
import { permittedParams } from './permittedParams.ts';

const DAY_MS = 86_400_000;
/** Number of days for which raw events are stored. */
export const RAW_DAYS = 30;
/**
 * Events of a browser that was offline for longer are dropped, because the stored event that identifies a duplicate may have been deleted.
 */
const LATEST_DAYS = RAW_DAYS - 1;

const CHANNELS = ['direct', 'search', 'social', 'email', 'paid', 'referral', 'kiosk'];
/** GA4's rule for names of events. */
const EVENT_NAME = /^[a-z]\w{0,39}$/i;
const LONGEST_PHRASE = 100;

/** An event with everything that the statement of saveShopEvents counts. */
export interface ShopEventRow {
  id: string;
  at: string;
  name: string;
  visit: string;
  page: string;
  channel: string;
  device: string;
  device_id: string;
  location_id: string;
  params: Record<string, unknown>;
  step: number;
  /** Number of the order of a purchase. */
  order: string | null;
  /** The search term, question or measured route, counted by name. */
  phrase_kind: 'search' | 'question' | 'route' | null;
  phrase: string | null;
  is_without_result: boolean;
  metric: string | null;
  bucket: number | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A phrase as grouped in reports: trimmed and in lower case. Null if it is empty or may identify a person. */
function phraseOf(value: unknown): string | null {
  const phrase = cutText(textOf(value).trim().replace(/\s+/g, ' ').toLowerCase(), LONGEST_PHRASE);
  return phrase === '' || isPersonal(phrase) ? null : phrase;
}

const NOTHING = {
  phrase_kind: null,
  phrase: null,
  is_without_result: false,
  metric: null,
  bucket: null,
} as const;

/** What an event counts besides its visit. */
function countedPart({ name, params, page }: ShopEvent): Partial<ShopEventRow> {
  switch (name) {
    case 'search':
    case 'view_search_results': {
      const isWithoutResult = params.results === 0;
      return {
        phrase_kind: 'search',
        phrase: phraseOf(params.search_term),
        is_without_result: isWithoutResult,
      };
    }
    case 'unanswered_question':
      return { phrase_kind: 'question', phrase: phraseOf(params.question), is_without_result: true };
    case 'web_vital': {
      const metric = VITALS.find((one) => one === params.metric);
      const { value } = params;
      if (!metric || typeof value !== 'number' || !(value >= 0)) return {};
      const route = safePath(textOf(params.route) || page);
      return { phrase_kind: 'route', phrase: route, metric, bucket: bucketOf(metric, value) };
    }
    default:
      return {};
  }
}

/** The row of an event; null if it is too old, or its name is not valid in GA4. */
export function shopEventRow(event: ShopEvent, now: Date): ShopEventRow | null {
  const sent = Date.parse(event.at);
  if (!EVENT_NAME.test(event.name) || !(sent >= now.getTime() - LATEST_DAYS * DAY_MS)) return null;
  const { id, visit, name, device, params } = event;
  const isKiosk = device === 'kiosk';
  return {
    id: id.toLowerCase(),
    visit: visit.toLowerCase(),
    name,
    device,
    // A clock that is ahead would assign the event to a future day.
    at: new Date(Math.min(sent, now.getTime())).toISOString(),
    page: safePath(event.page),
    channel: isKiosk ? 'kiosk' : CHANNELS.includes(event.channel) ? event.channel : 'other',
    device_id: isKiosk ? cutText(event.device_id ?? '', LONGEST_PHRASE) : '',
    location_id: isKiosk ? cutText(event.location_id ?? '', LONGEST_PHRASE) : '',
    params: permittedParams(name, params),
    step: stepOf(name),
    order: name === 'purchase' ? cutText(textOf(params.transaction_id), LONGEST_PHRASE) || null : null,
    ...NOTHING,
    ...countedPart(event),
  };
}
