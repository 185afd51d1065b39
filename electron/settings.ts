import { join } from 'node:path';
import * as z from 'zod/mini';
import { hours, MOST_DISPLAYS } from '../contract/kioskSettings';
import { readJsonFile } from './atomicFile';
import { readRemoteSettings } from './remoteSettings';
import { rotationSchema } from './rotation';

const MEGABYTE = 1024 * 1024;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const settingsSchema = z.object({
  /** URL of the backend and the kiosk service. Installed kiosks have this setting, so its name must not change. */
  storeUrl: z._default(httpUrl, 'http://localhost:8080'),
  /** The dealer's member code; if null, staff enter it. */
  memberCode: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  /** Bytes that cached clips may use. */
  mediaBudget: z._default(z.number().check(z.positive()), 2048 * MEGABYTE),
  /** Bytes of the disk that the app leaves free. */
  diskReserve: z._default(z.number().check(z.nonnegative()), 512 * MEGABYTE),
  /** Memory of all processes together, in bytes, above which the app restarts in the quiet hours. */
  memoryCeiling: z._default(z.number().check(z.positive()), 1536 * MEGABYTE),
  /** The hours [from, to), at the location, during which the showroom is closed. */
  quietHours: z._default(hours, [2, 5]),
  /** PEM of the key that signs new versions; null disables updates. */
  updateKey: z._default(z.nullable(z.string()), null),
  /** The hours, at the location, during which clips and versions are downloaded; null for any. */
  downloadWindow: z._default(z.nullable(hours), null),
  /** Download rate of clips and versions together, in bytes per second; null for no limit. */
  downloadRate: z._default(z.nullable(z.number().check(z.positive())), null),
  /** The hours, at the location, during which the app restarts into a new version; null: it starts whenever the app is next restarted. */
  maintenanceWindow: z._default(z.nullable(hours), null),
  /** Shows the captions of clips: the loop plays without sound. */
  captions: z._default(z.boolean(), true),
  /** Degrees clockwise, for a display that the operating system does not rotate. */
  rotation: z._default(rotationSchema, 0),
  /** The display that shows the loop, counted from the left; null for the primary one. */
  display: z._default(z.nullable(z.int().check(z.gte(1), z.lte(MOST_DISPLAYS))), null),
  /** `http://proxy.example:3128` or Chromium's proxy rules; null for the operating system's proxy. */
  proxy: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(500))), null),
  /** User name for the proxy; empty if it requires no authentication. */
  proxyUser: z._default(z.string().check(z.maxLength(200)), ''),
  proxyPassword: z._default(z.string().check(z.maxLength(200)), ''),
  /** Enables Chromium's accessibility support at the start; otherwise Chromium enables it when it detects a screen reader. */
  screenReader: z._default(z.boolean(), false),
});
export type Settings = z.output<typeof settingsSchema>;

/**
 * Reads settings from the environment (STORE_URL, MEMBER_CODE, PROXY_PASSWORD), then those that staff changed from the desk, then
 * settings.json in the user data folder, then the defaults. A kiosk must start, so an invalid value is replaced by its default and reported
 * in problems.
 */
export function readSettings(
  folder: string,
  env: NodeJS.ProcessEnv,
): { settings: Settings; problems: string[] } {
  const raw: Record<string, unknown> = {
    ...readJsonFile(join(folder, 'settings.json'), z.record(z.string(), z.unknown())),
    ...readRemoteSettings(folder),
    ...(env.STORE_URL ? { storeUrl: env.STORE_URL } : {}),
    ...(env.MEMBER_CODE ? { memberCode: env.MEMBER_CODE } : {}),
    ...(env.PROXY_PASSWORD ? { proxyPassword: env.PROXY_PASSWORD } : {}),
  };
  const result = z.safeParse(settingsSchema, raw);
  if (result.success) return { settings: result.data, problems: [] };
  const invalid = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const valid = Object.fromEntries(Object.entries(raw).filter(([name]) => !invalid.has(name)));
  return {
    settings: z.parse(settingsSchema, valid),
    problems: result.error.issues.map(({ path, message }) => `setting ${path.join('.')}: ${message}`),
  };
}
