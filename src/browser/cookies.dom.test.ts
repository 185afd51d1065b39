import { afterEach, expect, it, vi } from 'vitest';
import { deleteCookie, readCookies } from './cookies';

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  vi.unstubAllGlobals();
});

it('finds no cookies where a browser denies them', () => {
  const deny = () => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  };
  // Hides that of the prototype.
  Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny });
  expect(readCookies()).toEqual([]);
  expect(() => deleteCookie('_ga')).not.toThrow();
});

it.each([
  ['shop.dealer.co.uk', ['', 'shop.dealer.co.uk', 'dealer.co.uk', 'co.uk']],
  ['localhost', ['']],
])('deletes a cookie of %s wherever a third party may have set it', (hostname, domains) => {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', { configurable: true, set: (text) => written.push(text) });
  vi.stubGlobal('location', { hostname });
  deleteCookie('_fbp');
  expect(written).toEqual(
    domains.map((domain) => `_fbp=; path=/; max-age=0${domain && `; domain=${domain}`}`),
  );
});
