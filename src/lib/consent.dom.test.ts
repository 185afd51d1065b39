import { afterEach, expect, it } from 'vitest';
import { hasConsent } from './consent';
import { deleteCookie, readCookies } from './cookies';

/** What document.cookie is for a test; the window's own is below it. */
const useCookie = (read: () => string) =>
  Object.defineProperty(document, 'cookie', { configurable: true, get: read, set: read });

afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

it('reads the consent of an earlier visit from the cookie of the banner', () => {
  useCookie(() => 'a=1; OptanonConsent=x=1&groups=C0001%3A1%2CC0004%3A0');
  expect([hasConsent('C0001'), hasConsent('C0004')]).toEqual([true, false]);
});

it('assumes no consent where a browser denies cookies', () => {
  useCookie(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(hasConsent('C0004')).toBe(false);
  expect(readCookies()).toEqual([]);
  expect(() => deleteCookie('_ga')).not.toThrow();
});
