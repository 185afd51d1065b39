import { deleteCookie } from '@/browser/cookies';
import { toConversion } from '@/features/analytics/conversions';
import type { DestinationFile } from '@/features/analytics/destination';
import { hashPerson } from '@/features/analytics/hashPerson';
import { isAccepted } from '@/features/analytics/post';

/** The pixel's queue: calls are queued until the pixel's script has loaded. */
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

/** The network's identifiers of this browser and of the ad click. */
const COOKIES = ['_fbp', '_fbc'];

function openPixel(id: string): void {
  if (window.fbq) {
    window.fbq('consent', 'grant');
    return;
  }
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

/**
 * Conversions for the social network, through the page's pixel and the tenant's server (docs/spec/18 §4). Both use the same event id, so
 * that the network counts the event once.
 */
export const destination: DestinationFile = {
  name: 'social',
  isOwn: false,
  open({ config: { services, currency_code: currency }, post }) {
    const { facebook_pixel_id, social_conversion_path } = services;
    if (!facebook_pixel_id && !social_conversion_path) return null;
    let isRevoked = false;
    if (facebook_pixel_id) openPixel(facebook_pixel_id);
    return {
      receive({ tracked, change, at, page, events }) {
        const conversion = toConversion(tracked, { currency, change, path: page });
        if (!conversion) return;
        const { name, params, person = {} } = conversion;
        const event_id = events[0]?.id;
        window.fbq?.('track', name, params, { eventID: event_id });
        if (!social_conversion_path) return;
        const send = async () => {
          const user_data = await hashPerson(person);
          if (isRevoked) return;
          const status = await post(social_conversion_path, {
            event_name: name,
            event_id,
            event_time: Math.floor(at / 1000),
            event_source_url: new URL(page, window.location.href).href,
            action_source: 'website',
            custom_data: params,
            user_data,
          });
          if (!isAccepted(status)) throw new Error(`${social_conversion_path} failed with status ${status}`);
        };
        send().catch((error: unknown) =>
          console.error('Facebook Conversions API: An unexpected error occured', error),
        );
      },
      forget() {
        isRevoked = true;
        window.fbq?.('consent', 'revoke');
        for (const name of COOKIES) deleteCookie(name);
      },
    };
  },
};
