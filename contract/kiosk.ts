import * as z from 'zod/mini';
import { dayPart } from './desk/schedule';
import { id, list, maybeNumber, number, oneOf, string, text } from './fields';
import {
  inputId,
  inputList,
  inputNumber,
  inputText,
  inputTextOr,
  maybeInputNumber,
  wideInputNumber,
} from './inputs';

/** The code of the only error that makes a screen forget its registration. Any other 401 is a fault that passes. */
export const DEVICE_REVOKED = 'device_revoked';

/** The location where a device stands: its store_id of GET /locations. Without one the shopper chooses. */
const deviceLocation = z.object({ store_id: id, store_name: text() });
const maybeLocation = z._default(z.nullable(deviceLocation), null);

/** The kiosk service has a host of its own. Requests have a token parameter and no cookie (docs/spec/17 §3). */
const kioskDevice = z.object({
  device_id: id,
  name: text(),
  type: oneOf(['kiosk', 'tv'], 'kiosk'),
  orientation: oneOf(['landscape', 'portrait'], 'landscape'),
  token: z.string().check(z.minLength(1)),
  location: maybeLocation,
});
export type KioskDevice = z.output<typeof kioskDevice>;

/** POST /devices?memberCode= with { passcode }. */
export const devicesAnswer = z.object({ devices: list(kioskDevice) });

/** An item of the playlist: a clip, an image, or a product image with name and price. */
const video = z.object({
  video_id: id,
  kind: oneOf(['video', 'image', 'product'], 'video'),
  title: text(),
  url: id,
  poster: text(),
  /** Duration in seconds. */
  duration: number(0),
  /** SHA-256 of the file, hex; empty when unknown. */
  sha256: text(),
  size: maybeNumber,
  /** Path of the storefront that a touch opens. */
  link: text(),
  /** URL of WebVTT captions, because the loop has no sound. */
  captions: text(),
  /** Orientation of the screens that the clip is made for. */
  orientation: oneOf(['landscape', 'portrait', 'any'], 'any'),
  /** ISO 8601; empty: unbounded. */
  valid_from: text(),
  valid_until: text(),
  /** 1 (Monday) to 7 (Sunday); empty: every day. */
  weekdays: list(z.number()),
  /** In the time zone of the response; empty: the whole day. */
  day_parts: list(dayPart),
  /** What a QR code over the clip opens on a phone; empty: no code. */
  qr_url: text(),
  /** The current price of a product card in the language of the request; empty: the screen reads the price itself. */
  price: text(),
});
export type Video = z.output<typeof video>;

/** A playlist with the times at which it plays. */
const screenPlaylist = z.object({
  /** Of the playlists that are valid, those with the highest number play. */
  priority: number(0),
  valid_from: text(),
  valid_until: text(),
  weekdays: list(z.number()),
  day_parts: list(dayPart),
  /** A line of text below the clips. */
  ticker: text(),
  videos: list(video),
});
export type ScreenPlaylist = z.output<typeof screenPlaylist>;

/** A message of staff. An emergency covers the clips, any other is a band below them. */
const message = z.object({
  id,
  text: text(),
  is_emergency: z._default(z.boolean(), false),
  starts_at: text(),
  /** ISO 8601; empty: until staff end it. */
  ends_at: text(),
});
export type LoopMessage = z.output<typeof message>;

/** GET /now-playing?token= */
export const nowPlaying = z.object({
  /** What plays now. A service without the optional fields below is played as before (docs/spec/20 §8). */
  videos: list(video),
  refresh_seconds: number(300),
  location: maybeLocation,
  /** All that may play later, so that a screen without a network follows its times. Empty: only `videos`. */
  playlists: list(screenPlaylist),
  /** Of weekdays and day parts. */
  time_zone: text(),
  messages: list(message),
  /** When the screen is dark, in the same time zone; null: never. */
  screen_off: z._default(z.nullable(dayPart), null),
  /** The screen has no open stream of changes and reads the playlist again after so many seconds; null: it has one. */
  poll_seconds: maybeNumber,
});
export type NowPlaying = z.output<typeof nowPlaying>;

/** One complete play, reported until the service confirms it; play_id deduplicates repeated reports. */
export const playedVideo = z.object({
  play_id: inputText,
  device_id: inputId,
  video_id: inputId,
  sha256: inputTextOr(''),
  /** ISO 8601, by the device's clock. */
  started_at: inputText,
  ended_at: inputText,
  /** Milliseconds by a monotonic clock. */
  duration_ms: inputNumber(0),
  sequence: inputNumber(0),
  /** The service's clock minus the device's, in milliseconds, as last known. */
  clock_offset_ms: wideInputNumber(0),
});
export type PlayedVideo = z.output<typeof playedVideo>;

/** POST /played-videos?token= */
/** Maximum plays of one report. */
export const LARGEST_REPORT = 500;
const playedVideosReport = z.object({ playedVideos: inputList(playedVideo, LARGEST_REPORT) });
export type PlayedVideosReport = z.input<typeof playedVideosReport>;
export const playedVideosAnswer = z.object({ accepted: list(id) });

/** POST /heartbeat?token= : how an unattended screen is, once a minute. Ages and sizes in milliseconds and bytes. */
export const heartbeat = z.object({
  app_version: inputTextOr(''),
  /** Identifies the machine, so that two machines registered as one device are detected. Empty: unknown. */
  instance_id: inputTextOr(''),
  mode: z._default(z.enum(['normal', 'safe']), 'normal'),
  /** Age of the last presented frame; null while a visit covers the loop. */
  last_frame_age_ms: maybeInputNumber,
  queue_length: inputNumber(0),
  /** Age of the oldest unreported play; null when there is none. */
  queue_age_ms: maybeInputNumber,
  plays_refused: inputNumber(0),
  disk_free_bytes: maybeInputNumber,
  disk_reserve_bytes: wideInputNumber(0),
  memory_bytes: wideInputNumber(0),
  /** Clips that are skipped after three failures. */
  quarantined: z._default(inputList(inputText, 1000), []),
});
export type Heartbeat = z.output<typeof heartbeat>;
export const heartbeatAnswer = z.object({
  received_at: string,
  /** True while another machine also reports as this device. */
  has_duplicate: z._default(z.boolean(), false),
});
