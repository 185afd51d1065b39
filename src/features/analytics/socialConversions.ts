import type { StoreConfig } from '@/api/contract/config';
import { hasConsent, onConsent } from '@/lib/consent';
import type { Conversion } from './conversions';
import { hashedPerson } from './hashedPerson';

/** The group a shopper must have agreed to (shell specification §6). */
export const SOCIAL_CONSENT = 'C0004';

/** The pixel's queue: calls wait in it until its script is there and runs them. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
  }
}

function openPixel(id: string): void {
  if (window.fbq) return;
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  window.fbq = pixel;
  pixel('init', id);
  pixel('track', 'PageView');
}

/** POST of a payload to a path of the shop's calls, or to an address of its own. Rejects unless it was taken. */
export type SendConversion = (path: string, payload: unknown) => Promise<void>;

/**
 * Tells the social network: its pixel in the page, and the store's server (shell specification §7). Both carry the same
 * number, so that one event counts once. Only with consent, looked up at each event.
 */
export function openSocialConversions(
  { services }: StoreConfig,
  send: SendConversion,
): ((event: Conversion) => Promise<void>) | null {
  const { facebook_pixel_id, social_conversion_path } = services;
  if (!facebook_pixel_id && !social_conversion_path) return null;
  if (facebook_pixel_id) onConsent(SOCIAL_CONSENT, () => openPixel(facebook_pixel_id));
  return async ({ name, facts, person = {} }) => {
    if (!hasConsent(SOCIAL_CONSENT)) return;
    const event_id = crypto.randomUUID?.() ?? `${Date.now()}.${Math.random()}`;
    window.fbq?.('track', name, facts, { eventID: event_id });
    if (!social_conversion_path) return;
    const payload = {
      event_name: name,
      event_id,
      event_time: Math.floor(Date.now() / 1000),
      event_source_url: window.location.href,
      action_source: 'website',
      custom_data: facts,
      user_data: await hashedPerson(person),
    };
    await send(social_conversion_path, payload).catch((error: unknown) =>
      console.error('Facebook Conversions API: An unexpected error occured', error),
    );
  };
}
