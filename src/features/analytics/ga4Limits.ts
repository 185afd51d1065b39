import { cutText } from '@contract/cutText';
import { ownValue } from '@contract/ownValue';
import type { Ga4Event } from './ga4Events';

/** GA4's documented limits of an event (support.google.com/analytics/answer/9267744). */
export const MAX_VALUE_LENGTH = 100;
const MAX_ITEMS = 200;

/** Parameters for which GA4 documents a specific limit. */
const longer: Record<string, number> = { page_title: 300, page_location: 1000, page_referrer: 420 };

const cut = <T extends object>(params: T): T =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]: [string, unknown]) => {
      if (value === undefined) return [];
      return [
        [
          name,
          typeof value === 'string' ? cutText(value, ownValue(longer, name) ?? MAX_VALUE_LENGTH) : value,
        ],
      ];
    }),
  ) as T;

/** Truncates what GA4 would drop: long values, and items beyond the first two hundred. */
export const withinLimits = (event: Ga4Event): Ga4Event => ({
  ...event,
  params: cut(event.params),
  ...(event.items ? { items: event.items.slice(0, MAX_ITEMS).map(cut) } : {}),
});
