import { describe, expect, it } from 'vitest';
import { InvalidEnvironmentError, readEnv } from './env.ts';

describe('readEnv', () => {
  it('has defaults for all required settings', () => {
    expect(readEnv({})).toEqual({
      PORT: 8080,
      HOST: '0.0.0.0',
      CONTENT_DIR: [],
      CONTENT_PRUNE: 'off',
      ALERT_WEBHOOK_PRIVATE: 'off',
      PUSH_PRIVATE: 'off',
      ASSISTANT_MODEL: 'gpt-4o-mini',
      DATA_DIR: '.data',
      DEMO: 'on',
      OTEL_SERVICE_NAME: 'storefront',
      OTEL_METRIC_EXPORT_INTERVAL: 60_000,
      LOG_LEVEL: 'warn',
      PAGE_CACHE_MB: 48,
      PAGE_FILES_MB: 512,
      PAYMENT_SANDBOX_HOST: 'localhost',
      PUBLIC_HOSTS: [],
      TRUSTED_PROXIES: [],
      PURGE_HEADER: '',
      PURGE_METHOD: 'PURGE',
      PURGE_URLS: [],
      RENDER_AHEAD: 'on',
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
    });
  });

  it('reads comma-separated lists', () => {
    const env = readEnv({
      PUBLIC_HOSTS: 'a.example, b.example',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1',
    });
    expect(env.PUBLIC_HOSTS).toEqual(['a.example', 'b.example']);
    expect(env.TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  it('reads the folders of content, each with its tenant', () => {
    const folders = (CONTENT_DIR: string) => readEnv({ CONTENT_DIR }).CONTENT_DIR;
    expect(folders('/srv/content')).toEqual([{ tenant: null, folder: '/srv/content' }]);
    expect(folders('maple=/srv/a, boreale=./b')).toEqual([
      { tenant: 'maple', folder: '/srv/a' },
      { tenant: 'boreale', folder: './b' },
    ]);
  });

  it('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', STORE_API_URL: '' }).PORT).toBe(8080);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT=abc /],
    [{ CONTENT_DIR: 'maple=' }, /^CONTENT_DIR=maple= must be a folder/],
    [{ CONTENT_DIR: 'a', STORE_API_URL: 'http://b.example' }, /^CONTENT_DIR=a cannot be used/],
    [{ SMTP_URL: 'https://a.example' }, /^SMTP_URL=https:\/\/a.example must be a URL that starts with smtp/],
    [{ SMTP_URL: 'smtp://a.example' }, /^MAIL_FROM= must be set together with SMTP_URL$/],
    [{ ASSISTANT_URL: 'https://a.example/v1' }, /^ASSISTANT_KEY= must be set together with ASSISTANT_URL$/],
    [{ MAIL_FROM: 'Shop <a@b.example>' }, /^MAIL_FROM=.* must be an email address/],
    [{ SMTP_URL: 'ftp://me:p@ss@a.example' }, /^SMTP_URL=ftp:\/\/\*\*\*@a.example must/],
    [{ PORT: '70000' }, /^PORT=70000 must be at most 65535$/],
    [{ PORT: '80.5' }, /^PORT=80.5 must be a whole number$/],
    [
      { PUBLIC_HOSTS: 'shop.example,https://b.example' },
      /^PUBLIC_HOSTS=.* must be a comma-separated list of lower-case host names/,
    ],
    [
      { TRUSTED_PROXIES: 'everybody' },
      /^TRUSTED_PROXIES=everybody must be a comma-separated list of IP addresses/,
    ],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES=/],
    [{ HOST: 'no host' }, /^HOST=no host must be a host name/],
    [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL=mysql:\/\/db must be a URL that starts with postgres/],
    [{ STORE_API_URL: 'ftp://shop' }, /^STORE_API_URL=ftp:\/\/shop must be a URL that starts with http/],
    [{ KIOSK_SERVICE_URL: 'kiosk' }, /^KIOSK_SERVICE_URL=kiosk must be a URL/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud must be one of/],
  ])('names the invalid setting: %o', (source, message) => {
    expect(() => readEnv(source)).toThrow(InvalidEnvironmentError);
    expect(() => readEnv(source)).toThrow(message);
  });

  it('names all invalid settings, one per line', () => {
    expect(() => readEnv({ PORT: '-1', STORE_API_URL: 'x' })).toThrow(/PORT=-1.*\nSTORE_API_URL=x/);
  });

  it('never prints a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'http://shop:secret@db/shop' })).toThrow(/\/\/\*\*\*@db/);
  });
});
