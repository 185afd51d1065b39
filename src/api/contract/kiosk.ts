import * as z from 'zod/mini';
import { id, list, maybeNumber, number, string, text } from './fields';

/** The kiosk service is a host of its own: its calls carry a token query and no cookie (commerce specification §7). */
const kioskDevice = z.object({
  device_id: id,
  name: text(),
  type: z._default(z.enum(['kiosk', 'tv']), 'kiosk'),
  orientation: z._default(z.enum(['landscape', 'portrait']), 'landscape'),
  token: z.string().check(z.minLength(1)),
});
export type KioskDevice = z.output<typeof kioskDevice>;

/** POST /devices?memberCode= with { passcode }. */
export const devicesAnswer = z.object({ devices: list(kioskDevice) });

/** What the loop shows for a while: a clip, a picture, or a picture of a product with its name and price. */
const video = z.object({
  video_id: id,
  kind: z._default(z.enum(['video', 'image', 'product']), 'video'),
  title: text(),
  url: string,
  poster: text(),
  /** Seconds. */
  duration: number(0),
  /** SHA-256 of the file, hex; empty when unknown. */
  sha256: text(),
  size: maybeNumber,
  /** Where a touch leads, a path of the storefront. */
  link: text(),
  /** Address of WebVTT captions; the loop is silent. */
  captions: text(),
  /** Screens it is made for. */
  orientation: z._default(z.enum(['landscape', 'portrait', 'any']), 'any'),
  /** ISO 8601; empty for no bound. */
  valid_from: text(),
  valid_until: text(),
});
export type Video = z.output<typeof video>;

/** GET /now-playing?token= */
export const nowPlaying = z.object({ videos: list(video), refresh_seconds: number(300) });
export type NowPlaying = z.output<typeof nowPlaying>;

/** One complete play, sent until the service has it; play_id makes a repeated report harmless. */
export const playedVideo = z.object({
  play_id: string,
  device_id: id,
  video_id: id,
  sha256: text(),
  /** ISO 8601, by the device's clock. */
  started_at: string,
  ended_at: string,
  /** Milliseconds by a monotonic clock. */
  duration_ms: number(0),
  sequence: number(0),
  /** The service's clock minus the device's, in milliseconds, as last known. */
  clock_offset_ms: number(0),
});
export type PlayedVideo = z.output<typeof playedVideo>;

/** POST /played-videos?token= */
const playedVideosReport = z.object({ playedVideos: z.array(playedVideo) });
export type PlayedVideosReport = z.input<typeof playedVideosReport>;
export const playedVideosAnswer = z.object({ accepted: z.array(string) });

/** POST /heartbeat?token= : how an unattended screen is, once a minute. Ages and sizes in milliseconds and bytes. */
export const heartbeat = z.object({
  app_version: text(),
  mode: z._default(z.enum(['normal', 'safe']), 'normal'),
  /** Since a new frame was presented; null while a shopper's screen covers the loop. */
  last_frame_age_ms: maybeNumber,
  queue_length: number(0),
  /** Of the oldest play that is still to be reported; null when there is none. */
  queue_age_ms: maybeNumber,
  plays_refused: number(0),
  disk_free_bytes: maybeNumber,
  disk_reserve_bytes: number(0),
  memory_bytes: number(0),
  /** Clips left out because they failed three times. */
  quarantined: list(string),
});
export type Heartbeat = z.output<typeof heartbeat>;
export const heartbeatAnswer = z.object({ received_at: string });
