import type { TenantConfig } from '@contract/config';
import type { Moment } from '@/browser/tracker';
import { randomUuid } from '@/browser/uuid';
import type { TrackedCart, TrackedEvent } from '@/lib/tracked';
import { type CartChange, cartChange } from './cartChange';
import { type Ga4Event, toGa4Events } from './ga4Events';
import { withinLimits } from './ga4Limits';
import { withoutPersonalTerm } from './withoutPersonalTerm';

/** An event of the stream, with GA4's names and within GA4's limits. */
export interface StreamEvent extends Ga4Event {
  /** Created when the event was tracked; a receiver counts each id once. */
  id: string;
}

/** A tracked event, with the events that destinations receive for it. */
export interface StreamEntry {
  tracked: TrackedEvent;
  /** Milliseconds since 1970. */
  at: number;
  /** Path without query and fragment. */
  page: string;
  /** Quantities that the event added to and removed from the cart. */
  change: CartChange;
  events: readonly StreamEvent[];
}

const none: CartChange = { added: [], removed: [] };

/** Creates the stream: maps tracked events to entries, comparing each cart with the previous one. */
export function makeStream({
  currency_code: currency,
}: TenantConfig): (tracked: TrackedEvent, moment: Moment) => StreamEntry {
  let cart: TrackedCart | null = null;
  return (tracked, moment) => {
    const change = tracked.type === 'cartUpdated' ? cartChange(cart, tracked.cart) : none;
    const coupon = cart?.info.coupon_code;
    if (tracked.type === 'cartReceived' || tracked.type === 'cartUpdated') cart = tracked.cart;
    if (tracked.type === 'orderPlaced') cart = null;
    const events = toGa4Events(tracked, { currency, change, coupon }).map((event) => ({
      id: randomUuid(),
      ...withinLimits(event),
    }));
    return { tracked, ...moment, page: withoutPersonalTerm(moment.page), change, events };
  };
}
