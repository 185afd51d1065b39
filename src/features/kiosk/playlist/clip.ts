import type { Fit } from '@contract/desk/clipLook';
import type { Schedule } from '@contract/desk/schedule';

/** One entry of the playlist. url is the downloaded file, or the remote URL while the download runs. */
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
  /** Of the clips that are scheduled now, those with the highest priority play. */
  priority: number;
  /** When the clip plays, by the service's clock: its own times and those of its playlist. */
  schedules: readonly Schedule[];
  /** How it meets a screen of another shape. */
  fit: Fit;
  /** Which texts and parts the screen lays over it. */
  overlays: readonly string[];
  /** A line of text below the clip; empty: none. */
  ticker: string;
  /** What a QR code over the clip opens; empty: no code. */
  qrUrl: string;
  /** The current price of a product card; empty: the screen reads it from the catalog. */
  price: string;
}
