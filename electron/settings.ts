import { join } from 'node:path';
import * as z from 'zod/mini';
import { readKept } from './atomicFile';
import { turn } from './turn';

const MEGABYTE = 1024 * 1024;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const hour = z.int().check(z.gte(0), z.lte(23));

const shape = z.object({
  /** The store whose shop and kiosk service this kiosk shows. */
  storeUrl: z._default(webAddress, 'http://localhost:8080'),
  /** Of the dealer; staff type it when it is not set. */
  memberCode: z._default(z.nullable(z.string().check(z.minLength(1))), null),
  /** Bytes the kept clips may take. */
  mediaBudget: z._default(z.number().check(z.positive()), 2048 * MEGABYTE),
  /** Bytes of the disk that are never used. */
  diskReserve: z._default(z.number().check(z.nonnegative()), 512 * MEGABYTE),
  /** Bytes of memory, all processes together, after which the app starts anew out of hours. */
  memoryCeiling: z._default(z.number().check(z.positive()), 1536 * MEGABYTE),
  /** From and up to which hour of the machine's day the store is closed. */
  quietHours: z._default(z.tuple([hour, hour]), [2, 5]),
  /** PEM of who signs new versions; without it none is looked for. */
  updateKey: z._default(z.nullable(z.string()), null),
  /** The loop is silent: its clips show their captions. */
  captions: z._default(z.boolean(), true),
  /** Degrees clockwise, for a display whose system does not turn it. */
  rotation: z._default(turn, 0),
  /** Prepares the pages for a screen reader from the start; without it Chromium does when it meets one. */
  screenReader: z._default(z.boolean(), false),
});
export type Settings = z.output<typeof shape>;

/**
 * Settings from the environment (STORE_URL, MEMBER_CODE), else settings.json in the folder of user data, else the
 * defaults. A kiosk must start: a value that is no good is named in problems and left out.
 */
export function readSettings(
  folder: string,
  env: NodeJS.ProcessEnv,
): { settings: Settings; problems: string[] } {
  const given: Record<string, unknown> = {
    ...readKept(join(folder, 'settings.json'), z.record(z.string(), z.unknown())),
    ...(env.STORE_URL ? { storeUrl: env.STORE_URL } : {}),
    ...(env.MEMBER_CODE ? { memberCode: env.MEMBER_CODE } : {}),
  };
  const result = z.safeParse(shape, given);
  if (result.success) return { settings: result.data, problems: [] };
  const bad = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !bad.has(name)));
  return {
    settings: z.parse(shape, rest),
    problems: result.error.issues.map(({ path, message }) => `setting ${path.join('.')}: ${message}`),
  };
}
