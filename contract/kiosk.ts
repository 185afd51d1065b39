import * as z from 'zod/mini';
import { overlays } from './desk/clipLook';
import { dayPart } from './desk/schedule';
import { id, list, maybeNumber, number, oneOf, string, text } from './fields';
import {
  inputId,
  inputList,
  inputNumber,
  inputPath,
  inputText,
  inputTextOr,
  maybeInputNumber,
  wideInputNumber,
} from './inputs';
import { maybeTimeZone } from './timeZone';

/** The code of the only error that makes a screen forget its registration. Any other 401 is a fault that passes. */
export const DEVICE_REVOKED = 'device_revoked';

/** The location where a device stands: its store_id of GET /locations. Without one the shopper chooses. */
const deviceLocation = z.object({ store_id: id, store_name: text() });
const maybeLocation = z._default(z.nullable(deviceLocation), null);

/** The kiosk service has its own host. Requests have a token parameter and no cookie (docs/spec/17 §3). */
const kioskDevice = z.object({
  device_id: id,
  name: text(),
  type: oneOf(['kiosk', 'tv'], 'kiosk'),
  orientation: oneOf(['landscape', 'portrait'], 'landscape'),
  token: z.string().check(z.minLength(1)),
  location: maybeLocation,
});
export type KioskDevice = z.output<typeof kioskDevice>;

/** PEM of the Ed25519 key that signs the service's commands; empty: the service gives none (docs/spec/20 §8). */
const publicKey = text();

/** salt:hash, hex, by scrypt, of the passcode that opens the staff menu, not of the one that registers; empty: none is set. */
const staffPasscodeHash = text();

/** POST /devices?memberCode= with { passcode }. */
export const devicesAnswer = z.object({
  devices: list(kioskDevice),
  public_key: publicKey,
  passcode_hash: staffPasscodeHash,
});

/** POST /pairings: a screen asks for a code that staff enter at the desk. A service without the call answers 404. */
export const pairingRequest = z.object({
  orientation: z.enum(['landscape', 'portrait']),
  version: inputTextOr(''),
});
export const pairingAnswer = z.object({
  /** ABCD-EFGH */
  code: id,
  secret: id,
  /** ISO 8601. A screen asks for a new code then. */
  expires_at: string,
});
/** GET /pairings?secret= : the device once staff have registered it, null until then. 410: the code has expired. */
export const pairedDevice = z.object({
  device: z._default(z.nullable(kioskDevice), null),
  public_key: publicKey,
  passcode_hash: staffPasscodeHash,
});

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
  /** How the clip meets a screen of another shape (contract/desk/clipLook.ts). */
  fit: oneOf(['auto', 'fit', 'fill'], 'auto'),
  /** What the screen lays over the clip. A service without the field gets all of it. */
  overlays: z._default(z.array(z.string()), [...overlays]),
  /** What a QR code over the clip opens on a phone; empty: no code. */
  qr_url: text(),
  /** The current price of a product card in the language of the request; empty: the screen reads the price itself. */
  price: text(),
});
export type Video = z.output<typeof video>;

/** Maximum clips of a screen, of all its playlists: the first ones play. */
export const MOST_CLIPS = 10_000;

/** Maximum milliseconds without input after which a visit ends. */
export const LONGEST_IDLE_MS = 24 * 3_600_000;

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
  /** Of weekdays and day parts: the clock on the wall of the device's location. */
  time_zone: maybeTimeZone,
  messages: list(message),
  /** When the screen is dark, in the same time zone; null: never. */
  screen_off: z._default(z.nullable(dayPart), null),
  /** The screen has no open stream of changes and reads the playlist again after so many seconds; null: it has one. */
  poll_seconds: maybeNumber,
  public_key: publicKey,
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
  /** It played to its end; false when a visit, a message or a change of the playlist ended it. Absent: unknown. */
  is_complete: z.optional(z.boolean()),
});
export type PlayedVideo = z.output<typeof playedVideo>;

/** POST /played-videos?token= */
/** Maximum plays of one report. */
export const LARGEST_REPORT = 500;
const playedVideosReport = z.object({ playedVideos: inputList(playedVideo, LARGEST_REPORT) });
export type PlayedVideosReport = z.input<typeof playedVideosReport>;
export const playedVideosAnswer = z.object({ accepted: list(id) });

/** What shoppers did at a device on a day by its own clock (YYYY-MM-DD). */
const dayActivity = z.object({
  day: z
    .string()
    .check(
      z.maxLength(10),
      z.regex(
        /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$|^20\d{2}-(0[13-9]|1[0-2])-30$|^20\d{2}-(0[13578]|1[02])-31$/,
      ),
    ),
  touches: inputNumber(0),
  visits: inputNumber(0),
  /** Carts that a shopper took to a phone. */
  hand_overs: inputNumber(0),
});
export type DayActivity = z.output<typeof dayActivity>;

/** POST /heartbeat?token= : how an unattended screen is, once a minute. Ages and sizes in milliseconds and bytes. */
export const heartbeat = z.object({
  app_version: inputTextOr(''),
  /** Identifies the machine, so that two machines registered as one device are detected. Empty: unknown. */
  instance_id: inputTextOr(''),
  mode: z._default(z.enum(['normal', 'safe']), 'normal'),
  /** Age of the last presented frame; null while a visit covers the loop. */
  last_frame_age_ms: maybeInputNumber,
  /** The clip that is or was last on the screen; empty: the built-in clip. Absent: unknown. */
  video_id: z.optional(inputText),
  queue_length: inputNumber(0),
  /** Age of the oldest unreported play; null when there is none. */
  queue_age_ms: maybeInputNumber,
  plays_refused: inputNumber(0),
  disk_free_bytes: maybeInputNumber,
  disk_reserve_bytes: wideInputNumber(0),
  disk_total_bytes: maybeInputNumber,
  /** The service's clock minus the device's, in milliseconds; null: not known yet. */
  clock_offset_ms: maybeInputNumber,
  memory_bytes: wideInputNumber(0),
  /** Clips that are skipped after three failures. */
  quarantined: z._default(inputList(inputText, 1000), []),
  /** Counts of the last days, each from the start of its day; a service without the field ignores it. */
  activity: z._default(inputList(dayActivity, 14), []),
  /** The version that is on the disk and starts next, and the one that was rolled back; empty: none. */
  update_staged: inputTextOr(''),
  update_refused: inputTextOr(''),
});
export type Heartbeat = z.output<typeof heartbeat>;
export const heartbeatAnswer = z.object({
  received_at: string,
  /** True while another machine also reports as this device. */
  has_duplicate: z._default(z.boolean(), false),
  /** As it is now, for the shell: it reaches no screen. */
  passcode_hash: staffPasscodeHash,
  /** Of the device's location, for the shell: its hours and days. */
  time_zone: maybeTimeZone,
});

/** How long a call for a salesperson rings before it ends by itself. */
export const SALES_CALL_SECONDS = 300;

export const SALES_CALL_PATH = '/kiosk-service/sales-calls';

/** POST /sales-calls?token= : a shopper calls a salesperson. A second call of a device replaces what it shows. */
export const salesCallRequest = z.object({
  product_id: inputTextOr(''),
  product_name: inputTextOr(''),
  path: inputPath,
});
/**
 * The call of this device, also of GET and DELETE /sales-calls?token= . GET answers 404 where shoppers can't call: by a
 * service without the call, and for a TV. ended: there is none.
 */
export const salesCallAnswer = z.object({
  status: z.enum(['ringing', 'accepted', 'ended']),
  /** Seconds that it has been ringing or, once accepted, that it rang. */
  seconds: number(0),
  /** Who is on the way; empty until then. */
  accepted_by: text(),
});
export type SalesCallAnswer = z.output<typeof salesCallAnswer>;

/**
 * Header of an order that a kiosk places. The shell sets it: HMAC-SHA256, base64url, of kioskOrderText under the device's
 * token, which no page receives. A backend believes `kiosk` only with it.
 */
export const KIOSK_SIGNATURE = 'x-kiosk-signature';

/** The text that a kiosk signs for an order. */
export const kioskOrderText = (deviceId: string, idempotencyKey: string): string =>
  JSON.stringify(['order', deviceId, idempotencyKey]);
