import * as z from 'zod/mini';

const httpUrl = z.optional(
  z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }),
);

const hostName = () => z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'));

const settings = z.object({
  PORT: z._default(
    z.coerce
      .number()
      .check(
        z.int('must be a whole number'),
        z.gte(0, 'must be at least 0'),
        z.lte(65_535, 'must be at most 65535'),
      ),
    8080,
  ),
  HOST: z._default(hostName(), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
  DATABASE_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' }),
  ),
  STORE_API_URL: httpUrl,
  KIOSK_SERVICE_URL: httpUrl,
  PAYMENT_SANDBOX_URL: httpUrl,
  PAYMENT_SANDBOX_HOST: z._default(hostName(), 'localhost'),
  RECAPTCHA_SECRET: z.optional(z.string()),
  RECAPTCHA_VERIFY_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }),
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    }),
    'warn',
  ),
});
export type Env = z.output<typeof settings>;

/** An environment that can't be run with: one line a setting, ready to print. */
export class BadEnvironment extends Error {}

/**
 * Reads the settings; an empty text counts as not set.
 * @throws BadEnvironment naming every setting that is wrong, its value and what it must be
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(settings, given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${hideSecrets(given[name] ?? '')} ${message}`;
  });
  throw new BadEnvironment(lines.join('\n'));
}

/** A database address carries a password. */
const hideSecrets = (value: string) => value.replace(/\/\/[^@/]*@/, '//***@');
