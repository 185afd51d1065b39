import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isEmail } from '../contract/emailAddress.ts';
import { hostNameOf } from './network/hostNames.ts';

/** schemes: of the protocol, for the error message */
const urlOf = (protocol: RegExp, schemes: string) =>
  z.url({ protocol, error: `must be a URL that starts with ${schemes}` });
const webUrl = urlOf(/^https?$/, 'http:// or https://');
const httpUrl = z.optional(webUrl);
const onOff = (initial: 'on' | 'off') =>
  z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), initial);

const hostName = () => z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'));

/** A comma-separated list; rule: the error message for an invalid entry. */
const listOf = (isEntry: (entry: string) => boolean, rule: string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) =>
        text
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
      z.array(z.string()).check(z.refine((entries) => entries.every(isEntry), rule)),
    ),
  );

/** Whether proxy-addr accepts the entry: an IP address, a network or the name of a range. */
function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  return family !== 0 && isSize && rest.length === 0;
}

/** DIR for the default tenant, or CODE=DIR for each of several tenants, separated by commas. */
const contentFolders = z.pipe(
  listOf((entry) => !/^=|=$/.test(entry), 'must be a folder, or a comma-separated list of CODE=FOLDER'),
  z.transform((entries: string[]) =>
    entries.map((entry) => {
      const [, code = null, folder = entry] = /^([a-z][a-z\d-]*)=(.+)$/.exec(entry) ?? [];
      return { tenant: code, folder };
    }),
  ),
);

const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number()
    .check(
      z.int('must be a whole number'),
      z.gte(least, `must be at least ${least}`),
      z.lte(most, `must be at most ${most}`),
    );

const settings = z
  .object({
    PORT: z._default(wholeNumber(0, 65_535), 8080),
    HOST: z._default(hostName(), '0.0.0.0'),
    PUBLIC_HOSTS: listOf(
      (entry) => hostNameOf(entry) === entry,
      'must be a comma-separated list of lower-case host names without port',
    ),
    TRUSTED_PROXIES: listOf(
      isNetwork,
      'must be a comma-separated list of IP addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal',
    ),
    DATA_DIR: z._default(z.string().check(z.minLength(1, 'must name a folder')), '.data'),
    DATABASE_URL: z.optional(urlOf(/^postgres(ql)?$/, 'postgres://')),
    DEMO: onOff('on'),
    TENANTS_FILE: z.optional(z.string()),
    CONTENT_DIR: contentFolders,
    CONTENT_PRUNE: onOff('off'),
    STORE_API_URL: httpUrl,
    KIOSK_SERVICE_URL: httpUrl,
    PAYMENT_SANDBOX_URL: httpUrl,
    PAYMENT_SANDBOX_HOST: z._default(hostName(), 'localhost'),
    RECAPTCHA_SECRET: z.optional(z.string()),
    RECAPTCHA_VERIFY_URL: z._default(webUrl, 'https://www.google.com/recaptcha/api/siteverify'),
    ASSISTANT_URL: httpUrl,
    ASSISTANT_KEY: z.optional(z.string()),
    ASSISTANT_MODEL: z._default(z.string(), 'gpt-4o-mini'),
    SMTP_URL: z.optional(urlOf(/^smtps?$/, 'smtp:// or smtps://')),
    MAIL_FROM: z.optional(z.string().check(z.refine(isEmail, 'must be an email address, without a name'))),
    // People who use the desk may not run the server: without this setting, their webhooks can't reach internal services.
    ALERT_WEBHOOK_PRIVATE: onOff('off'),
    // For tests, which run a fake push service on this machine.
    PUSH_PRIVATE: onOff('off'),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
    OTEL_SERVICE_NAME: z._default(z.string(), 'storefront'),
    OTEL_METRIC_EXPORT_INTERVAL: z._default(wholeNumber(1000), 60_000),
    PURGE_URLS: listOf(
      (entry) => URL.canParse(entry) && /^https?:$/.test(new URL(entry).protocol),
      'must be a comma-separated list of URLs that start with http:// or https://',
    ),
    PURGE_METHOD: z._default(
      z.enum(['PURGE', 'BAN', 'POST'], { error: 'must be PURGE, BAN or POST' }),
      'PURGE',
    ),
    PURGE_HEADER: z._default(
      z.string().check(z.regex(/^$|^[\w-]+:[\x20-\x7e]+$/, 'must be a header: Name: value')),
      '',
    ),
    PAGE_CACHE_MB: z._default(wholeNumber(1, 4096), 48),
    PAGE_FILES_MB: z._default(wholeNumber(0, 1_000_000), 512),
    RENDER_AHEAD: onOff('on'),
    LOG_LEVEL: z._default(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      }),
      'warn',
    ),
  })
  .check(
    z.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM !== undefined, {
      path: ['MAIL_FROM'],
      error: 'must be set together with SMTP_URL',
    }),
    z.refine(({ STORE_API_URL, CONTENT_DIR }) => !STORE_API_URL || CONTENT_DIR.length === 0, {
      path: ['CONTENT_DIR'],
      error: 'cannot be used with STORE_API_URL',
    }),
    z.refine(({ ASSISTANT_URL, ASSISTANT_KEY }) => !ASSISTANT_URL || ASSISTANT_KEY !== undefined, {
      path: ['ASSISTANT_KEY'],
      error: 'must be set together with ASSISTANT_URL',
    }),
  );
export type Env = z.output<typeof settings>;

/** The environment is invalid. The message has one line for each invalid setting. */
export class InvalidEnvironmentError extends Error {}

/**
 * Reads the settings from environment variables; an empty value counts as unset.
 * @throws InvalidEnvironmentError with name, value and rule of every invalid setting
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(settings, values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name}=${name === 'PURGE_HEADER' ? '***' : hideSecrets(values[name] ?? '')} ${message}`;
  });
  throw new InvalidEnvironmentError(lines.join('\n'));
}

/** Masks the credentials in a URL; DATABASE_URL and SMTP_URL contain passwords. */
const hideSecrets = (value: string) => value.replace(/\/\/.*@/, '//***@');
