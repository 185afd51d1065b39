import type { TenantConfig } from '@contract/config';
import { hasConsent, onConsent } from '@/lib/consent';
import type { Conversion } from './conversions';
import { hashPerson } from './hashPerson';

/** Consent group that the social network requires (docs/spec/18 §4). */
export const SOCIAL_CONSENT = 'C0004';

/** The pixel's queue: calls wait in it until the pixel's script has loaded. */
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

/** Posts a payload to a backend path or an absolute URL. Rejects unless the status is 2xx. */
export type SendConversion = (path: string, payload: unknown) => Promise<void>;

/**
 * Reports conversions to the social network through the page's pixel and the tenant's server (docs/spec/18 §4).
 * Both carry the same event id, so that the network counts the event once. Consent is checked for every event.
 */
export function openSocialConversions(
  { services }: TenantConfig,
  send: SendConversion,
): ((event: Conversion) => Promise<void>) | null {
  const { facebook_pixel_id, social_conversion_path } = services;
  if (!facebook_pixel_id && !social_conversion_path) return null;
  if (facebook_pixel_id) onConsent(SOCIAL_CONSENT, () => openPixel(facebook_pixel_id));
  return async ({ name, params, person = {} }) => {
    if (!hasConsent(SOCIAL_CONSENT)) return;
    const event_id = crypto.randomUUID?.() ?? `${Date.now()}.${Math.random()}`;
    window.fbq?.('track', name, params, { eventID: event_id });
    if (!social_conversion_path) return;
    const payload = {
      event_name: name,
      event_id,
      event_time: Math.floor(Date.now() / 1000),
      event_source_url: window.location.href,
      action_source: 'website',
      custom_data: params,
      user_data: await hashPerson(person),
    };
    await send(social_conversion_path, payload).catch((error: unknown) =>
      console.error('Facebook Conversions API: An unexpected error occured', error),
    );
  };
}
