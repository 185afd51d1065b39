import * as z from 'zod/mini';
import { overlays } from './desk/clipLook';
import { dayPart } from './desk/schedule';
import { id, list, maybe, maybeNumber, number, oneOf, string, text } from './fields';
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

/** Code of the only error after which a screen discards its registration. Any other 401 is treated as temporary. */
export const DEVICE_REVOKED = 'device_revoked';

/** The location of a device: its store_id in GET /locations. Without one, the shopper chooses. */
const deviceLocation = z.object({ store_id: id, store_name: text() });
const maybeLocation = z._default(z.nullable(deviceLocation), null);

/** What staff may change about a registered device. */
const deviceDescription = z.object({
  name: text(),
  type: oneOf(['kiosk', 'tv'], 'kiosk'),
  orientation: oneOf(['landscape', 'portrait'], 'landscape'),
});
export type DeviceDescription = z.output<typeof deviceDescription>;

/** The kiosk service has its own host. Requests have a token parameter and no cookie (docs/spec/17 §3). */
const kioskDevice = z.extend(deviceDescription, {
  device_id: id,
  token: z.string().check(z.minLength(1)),
  location: maybeLocation,
});
export type KioskDevice = z.output<typeof kioskDevice>;

/** PEM of the Ed25519 key that signs the service's commands; empty if the service has none (docs/spec/20 §8). */
const publicKey = text();

/** salt:hash (hex, scrypt) of the passcode that opens the staff menu, not of the one for registration; empty if none is set. */
const staffPasscodeHash = text();

/** POST /devices?memberCode= with { passcode }. */
export const devicesAnswer = z.object({
  devices: list(kioskDevice),
  public_key: publicKey,
  passcode_hash: staffPasscodeHash,
});

/** POST /pairings: a screen requests a code that staff enter at the desk. A service without the call answers 404. */
export const pairingRequest = z.object({
  orientation: z.enum(['landscape', 'portrait']),
  version: inputTextOr(''),
});
export const pairingAnswer = z.object({
  /** ABCD-EFGH */
  code: id,
  secret: id,
  /** ISO 8601. The screen requests a new code at this time. */
  expires_at: string,
});
/** GET /pairings?secret= : the device once staff have registered it, null until then. 410: the code has expired */
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
  /** Path of the storefront that opens on touch. */
  link: text(),
  /** URL of WebVTT captions, because the loop has no sound. */
  captions: text(),
  /** Screen orientation that the clip is made for. */
  orientation: oneOf(['landscape', 'portrait', 'any'], 'any'),
  /** ISO 8601; empty: unbounded. */
  valid_from: text(),
  valid_until: text(),
  /** 1 (Monday) to 7 (Sunday); empty: every day. */
  weekdays: list(z.number()),
  /** In the time zone of the response; empty: the whole day. */
  day_parts: list(dayPart),
  /** How the clip is scaled to a screen of another shape (contract/desk/clipLook.ts). */
  fit: oneOf(['auto', 'fit', 'fill'], 'auto'),
  /** Elements that the screen shows over the clip. A service without the field gets all of them. */
  overlays: z._default(z.array(z.string()), [...overlays]),
  /** URL in the QR code over the clip; empty for no code. */
  qr_url: text(),
  /** The current price on a product card in the language of the request; empty: the screen reads the price itself. */
  price: text(),
});
export type Video = z.output<typeof video>;

/** Maximum clips of a screen, in all its playlists together; the first ones play. */
export const MOST_CLIPS = 10_000;

/** Maximum milliseconds without input after which a visit ends. */
export const LONGEST_IDLE_MS = 24 * 3_600_000;

/** A playlist with its schedule. */
const screenPlaylist = z.object({
  /** Of the playlists that are active, those with the highest number play. */
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

/** A message from staff. An emergency covers the clips; any other message is a band below them. */
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
  /** What plays now. If a service lacks the optional fields below, the screen plays these (docs/spec/20 §8). */
  videos: list(video),
  refresh_seconds: number(300),
  location: maybeLocation,
  /** Everything that may play later, so that an offline screen follows the schedule. Empty: only `videos` play. */
  playlists: list(screenPlaylist),
  /** Time zone of weekdays and day parts: that of the device's location. */
  time_zone: maybeTimeZone,
  messages: list(message),
  /** When the screen is turned off, in the same time zone; null for never. */
  screen_off: z._default(z.nullable(dayPart), null),
  /** The screen has no open event stream and reads the playlist again after this many seconds; null if it has one. */
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
  /** Milliseconds on a monotonic clock. */
  duration_ms: inputNumber(0),
  sequence: inputNumber(0),
  /** The service's clock minus the device's, in milliseconds, as last measured. */
  clock_offset_ms: wideInputNumber(0),
  /** Whether it played to its end; false if a visit, a message or a change of the playlist interrupted it. Absent: unknown. */
  is_complete: z.optional(z.boolean()),
});
export type PlayedVideo = z.output<typeof playedVideo>;

/** Maximum plays in one report. */
export const LARGEST_REPORT = 500;
/** POST /played-videos?token= */
const playedVideosReport = z.object({ playedVideos: inputList(playedVideo, LARGEST_REPORT) });
export type PlayedVideosReport = z.input<typeof playedVideosReport>;
/** accepted: the ids of the stored plays; null for a service that does not name them, which has stored all. */
export const playedVideosAnswer = z.object({ accepted: maybe(list(id)) });

/** Activity of shoppers at a device on one day, by the device's clock (YYYY-MM-DD). */
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
  /** Carts that shoppers transferred to a phone. */
  hand_overs: inputNumber(0),
});
export type DayActivity = z.output<typeof dayActivity>;

/** POST /heartbeat?token= : health of an unattended screen, once a minute. Ages in milliseconds, sizes in bytes */
export const heartbeat = z.object({
  app_version: inputTextOr(''),
  /** Identifies the machine, so that two machines registered as one device are detected. Empty: unknown. */
  instance_id: inputTextOr(''),
  mode: z._default(z.enum(['normal', 'safe']), 'normal'),
  /** Age of the last presented frame; null while a visit covers the loop. */
  last_frame_age_ms: maybeInputNumber,
  /** The clip on the screen, or the last one; empty for the built-in clip. Absent: unknown. */
  video_id: z.optional(inputText),
  queue_length: inputNumber(0),
  /** Age of the oldest unreported play; null when there is none. */
  queue_age_ms: maybeInputNumber,
  plays_refused: inputNumber(0),
  disk_free_bytes: maybeInputNumber,
  disk_reserve_bytes: wideInputNumber(0),
  disk_total_bytes: maybeInputNumber,
  /** The service's clock minus the device's, in milliseconds; null if not known yet. */
  clock_offset_ms: maybeInputNumber,
  memory_bytes: wideInputNumber(0),
  /** Clips that are skipped after three failures. */
  quarantined: z._default(inputList(inputText, 1000), []),
  /** Cumulative counts of the last days, each from the start of its day; a service without the field ignores it. */
  activity: z._default(inputList(dayActivity, 14), []),
  /** The downloaded version that starts next, and the one that was rolled back; empty for none. */
  update_staged: inputTextOr(''),
  update_refused: inputTextOr(''),
});
export type Heartbeat = z.output<typeof heartbeat>;
export const heartbeatAnswer = z.object({
  received_at: string,
  /** True while another machine also reports as this device. */
  has_duplicate: z._default(z.boolean(), false),
  /** The current hash, for the shell only: no screen receives it. */
  passcode_hash: staffPasscodeHash,
  /** Time zone of the device's location, for the shell's hours and days. */
  time_zone: maybeTimeZone,
  /** The device as staff describe it now; null from a service without the field. */
  device: z._default(z.nullable(deviceDescription), null),
});

/** Seconds after which an unanswered call for a salesperson ends. */
export const SALES_CALL_SECONDS = 300;

export const SALES_CALL_PATH = '/kiosk-service/sales-calls';

/** POST /sales-calls?token= : a shopper calls a salesperson. A second call of a device replaces what the first one shows. */
export const salesCallRequest = z.object({
  product_id: inputTextOr(''),
  product_name: inputTextOr(''),
  path: inputPath,
});
/**
 * The call of this device; also the response of GET and DELETE /sales-calls?token= . GET answers 404 if shoppers can't call: from a service
 * without the call, and for a TV. ended: there is no call
 */
export const salesCallAnswer = z.object({
  status: z.enum(['ringing', 'accepted', 'ended']),
  /** How long it has been ringing, or rang until it was accepted, in seconds. */
  seconds: number(0),
  /** Who is coming; empty until the call is accepted. */
  accepted_by: text(),
});
export type SalesCallAnswer = z.output<typeof salesCallAnswer>;

/**
 * Header of an order placed at a kiosk, set by the shell: HMAC-SHA256, base64url, of kioskOrderText with the device's token, which no page
 * receives. A backend trusts `kiosk` only if it is valid.
 */
export const KIOSK_SIGNATURE = 'x-kiosk-signature';

/** The text that a kiosk signs for an order. */
export const kioskOrderText = (deviceId: string, idempotencyKey: string): string =>
  JSON.stringify(['order', deviceId, idempotencyKey]);

/**
 * Header of every other write of a visit, set by the shell: nonce, signature and the encoded id of the device, joined by dots. The signature
 * is the HMAC of kioskFormText. Our backend requires no captcha of a form with a valid one.
 */
export const KIOSK_FORM_SIGNATURE = 'x-kiosk-form-signature';

/** The text that a kiosk signs for a form. */
export const kioskFormText = (deviceId: string, nonce: string): string =>
  JSON.stringify(['form', deviceId, nonce]);
