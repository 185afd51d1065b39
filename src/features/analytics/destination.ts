import type { TenantConfig } from '@contract/config';
import type { Tracker } from '@/browser/tracker';
import type { DestinationName } from '@/config/consent';
import type { KioskBridge, Station } from '@/platform/platform';
import type { StreamEntry } from './stream';

/** Posts a payload to a path of the backend or an absolute URL. Resolves to the status, 0 without a response. */
export type Post = (path: string, payload: unknown) => Promise<number>;

/** Dependencies of destinations. */
export interface DestinationContext {
  config: TenantConfig;
  post: Post;
  tracker: Tracker;
  /** The device and location of a visit at a kiosk; null on the web. */
  station: Station | null;
  /** Passes the events of a kiosk's visit to its loop, which outlives the visit; null on the web. */
  keepEvents: KioskBridge['visit']['keepEvents'] | null;
  /** Whether the backend may have the call for the desk's events, and the function that records that it does not. */
  isDeskOffered: () => boolean;
  onDeskMissing: () => void;
}

/** A receiver of events. Errors are logged and never reach the shopper. */
export interface Destination {
  receive(entry: StreamEntry): void;
  /** Ends timers and listeners. Queued events stay for the next page. */
  stop?(): void;
  /** The shopper has withdrawn consent: stops, deletes queued events, and notifies the receiver. */
  forget?(): void | Promise<void>;
}

/** A file of destinations/: opens the destination, or returns null if the tenant has none. */
export interface DestinationFile {
  name: DestinationName;
  /** The dealer's own destination, which also runs at kiosks and with pagespeed=true, where third parties are disabled. */
  isOwn: boolean;
  open(context: DestinationContext): Destination | null;
}
