import type { TenantConfig } from '@contract/config';
import { isCrawler } from '@contract/crawlers';
import type { Tracker } from '@/browser/tracker';
import { isPermitted, onConsentChange } from '@/config/consent';
import type { TrackedEvent } from '@/lib/tracked';
import { openConsentMode } from './consentMode';
import type { Destination, DestinationContext, DestinationFile, Post } from './destination';
import { destination as backendLog } from './destinations/backendLog';
import { destination as dataLayer } from './destinations/dataLayer';
import { destination as desk } from './destinations/desk';
import { destination as ga4 } from './destinations/ga4';
import { destination as monitoring } from './destinations/monitoring';
import { makeStream } from './stream';

const files: readonly DestinationFile[] = [dataLayer, ga4, monitoring, backendLog, desk];

type Options = Partial<Omit<DestinationContext, 'config' | 'post'>> & {
  tracker: Tracker;
  /** Only the dealer's own destinations: at a kiosk, and with pagespeed=true. */
  isOwnOnly?: boolean;
  /** Those of thirdParties.ts, if the configuration contains any. */
  thirdParties?: readonly DestinationFile[];
};

const isCheckout = ({ type }: TrackedEvent) =>
  type === 'checkoutStarted' || type === 'orderPlaced' || type === 'cartUpdated';

/** Opens a destination when it may receive events, and closes it when it may no longer. */
function manage(file: DestinationFile, context: DestinationContext) {
  let opened: Destination | null = null;
  // There is no consent banner at a kiosk; the dealer's own destinations receive no personal data there.
  const isAllowed = () => (file.isOwn && context.station !== null) || isPermitted(context.config, file.name);
  const adjust = () => {
    if (isAllowed()) opened ??= file.open(context);
    else if (opened) {
      void opened.forget?.();
      opened = null;
    }
  };
  adjust();
  return {
    adjust,
    receive: (entry: Parameters<Destination['receive']>[0]) => opened?.receive(entry),
    stop: () => opened?.stop?.(),
  };
}

/**
 * Forwards tracked events to every destination that is configured and that the shopper permits (docs/analytics.md). Returns a function that
 * stops it. Visits of crawlers are not counted (docs/spec/19 §4).
 */
export function openAnalytics(config: TenantConfig, post: Post, options: Options): () => void {
  if (isCrawler(navigator.userAgent)) return () => {};
  const { tracker, isOwnOnly = false, thirdParties = [], ...rest } = options;
  const context: DestinationContext = {
    config,
    post,
    tracker,
    station: null,
    keepEvents: null,
    isDeskOffered: () => true,
    onDeskMissing: () => {},
    ...rest,
  };
  const stopConsentMode = isOwnOnly ? () => {} : openConsentMode(config);
  const destinations = [...files, ...thirdParties]
    .filter(({ isOwn }) => isOwn || !isOwnOnly)
    .map((file) => manage(file, context));
  const stopConsent = onConsentChange(() => {
    for (const { adjust } of destinations) adjust();
  });
  const toEntry = makeStream(config);

  const stopEvents = tracker.onTracked((event, moment) => {
    const logError = (error: unknown) =>
      console.error(isCheckout(event) ? 'analytics checkout error' : 'analytics error', error);
    try {
      const entry = toEntry(event, moment);
      for (const { receive } of destinations) {
        try {
          receive(entry);
        } catch (error) {
          logError(error);
        }
      }
    } catch (error) {
      logError(error);
    }
  });
  return () => {
    stopEvents();
    stopConsent();
    stopConsentMode();
    for (const { stop } of destinations) stop();
  };
}
