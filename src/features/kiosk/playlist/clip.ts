import type { Fit } from '@contract/desk/clipLook';
import type { Schedule } from '@contract/desk/schedule';

/** An entry of the playlist. url is that of the downloaded file, or the remote URL during the download. */
export interface Clip {
  videoId: string;
  title: string;
  url: string;
  sha256: string;
  /** A path of the storefront. */
  link: string;
  poster: string;
  kind: 'video' | 'image' | 'product';
  /** Display time of an image in milliseconds; 0 for a video, which has its own duration. */
  durationMs: number;
  /** URL of WebVTT captions, or empty. */
  captions: string;
  /** Of the currently scheduled clips, those with the highest priority play. */
  priority: number;
  /** When the clip plays, by the service's clock: its own schedule and that of its playlist. */
  schedules: readonly Schedule[];
  /** How it is scaled to a screen of another shape. */
  fit: Fit;
  /** Elements that the screen shows over it. */
  overlays: readonly string[];
  /** A line of text below the clip; empty for none. */
  ticker: string;
  /** URL in the QR code over the clip; empty for no code. */
  qrUrl: string;
  /** The current price of a product card; if empty, the screen reads it from the catalog. */
  price: string;
}
