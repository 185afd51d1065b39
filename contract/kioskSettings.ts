import * as z from 'zod/mini';

const MEGABYTE = 1024 * 1024;
/** Maximum displays of a machine. */
export const MOST_DISPLAYS = 16;
const TERABYTE = MEGABYTE * MEGABYTE;

const hour = z.int().check(z.gte(0), z.lte(23));
/** The hours [from, to), in the time zone of the device's location; they may span midnight. If both are equal, the whole day. */
export const hours = z.tuple([hour, hour]);
export type Hours = Readonly<z.output<typeof hours>>;
const bytes = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The settings of a device that staff may change from the desk (docs/kiosk.md, Settings). All others are only set on the machine. */
export const remoteSettings = z.strictObject({
  captions: z.optional(z.boolean()),
  rotation: z.optional(z.literal([0, 90, 180, 270])),
  /** The display that shows the loop, counted from the left; null for the primary one. */
  display: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MOST_DISPLAYS)))),
  quietHours: z.optional(hours),
  mediaBudget: z.optional(bytes(100 * MEGABYTE, TERABYTE)),
  diskReserve: z.optional(bytes(0, TERABYTE)),
  memoryCeiling: z.optional(bytes(256 * MEGABYTE, 64 * 1024 * MEGABYTE)),
  /** null: at any time. */
  downloadWindow: z.optional(z.nullable(hours)),
  /** Bytes per second; null for no limit. */
  downloadRate: z.optional(z.nullable(bytes(10_000, 1_000_000_000))),
  /** null: a new version starts at the next start of the app. */
  maintenanceWindow: z.optional(z.nullable(hours)),
});
export type RemoteSettings = z.output<typeof remoteSettings>;

/** True while an hour (0 to 23) lies in a window. An unknown hour (NaN) only lies in a window of the whole day. */
export function isWithinHours(at: number, [from, to]: Hours): boolean {
  if (from === to) return true;
  return from < to ? at >= from && at < to : at >= from || at < to;
}
