import { describe, expect, it } from 'vitest';
import { BadEnvironment, readEnv } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      PORT: 8080,
      HOST: '0.0.0.0',
      DATA_DIR: '.data',
      LOG_LEVEL: 'warn',
      PAYMENT_SANDBOX_HOST: 'localhost',
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
    });
  });

  it('takes an empty text as not set', () => {
    expect(readEnv({ PORT: '', STORE_API_URL: '' }).PORT).toBe(8080);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT=abc /],
    [{ PORT: '70000' }, /^PORT=70000 must be at most 65535$/],
    [{ PORT: '80.5' }, /^PORT=80.5 must be a whole number$/],
    [{ HOST: 'no host' }, /^HOST=no host must be a host name/],
    [
      { DATABASE_URL: 'mysql://db' },
      /^DATABASE_URL=mysql:\/\/db must be an address that starts with postgres/,
    ],
    [{ STORE_API_URL: 'ftp://shop' }, /^STORE_API_URL=ftp:\/\/shop must be an address that starts with http/],
    [{ KIOSK_SERVICE_URL: 'kiosk' }, /^KIOSK_SERVICE_URL=kiosk must be an address/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud must be one of/],
  ])('names the bad setting: %o', (source, message) => {
    expect(() => readEnv(source)).toThrow(BadEnvironment);
    expect(() => readEnv(source)).toThrow(message);
  });

  it('names all bad settings, a line each', () => {
    expect(() => readEnv({ PORT: '-1', STORE_API_URL: 'x' })).toThrow(/PORT=-1.*\nSTORE_API_URL=x/);
  });

  it('never shows a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'http://shop:secret@db/shop' })).toThrow(/\/\/\*\*\*@db/);
  });
});
