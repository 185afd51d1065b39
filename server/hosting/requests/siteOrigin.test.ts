import { expect, it } from 'vitest';
import { visitedSite } from './siteOrigin.ts';

const socket = { localAddress: '::ffff:192.168.1.5', localPort: 8123 };
const siteAt = (host: string, baseUrl = '', protocol = 'http') =>
  visitedSite({ host, protocol: protocol as 'http', socket }, baseUrl);

it.each([
  ['localhost:8123', '', 'http://localhost:8123'],
  ['localhost', '', 'http://localhost'],
  ['localhost:1', '', 'http://localhost'],
  ['SHOP.example.', '', 'http://shop.example'],
  ['shop.example:81', '', 'http://shop.example'],
  ['shop.example:81', 'https://shop.example', 'http://shop.example'],
  ['shop.example:8443', 'https://shop.example:8443', 'http://shop.example:8443'],
  ['shop.example', 'https://shop.example:8443', 'http://shop.example:8443'],
  ['shop.example:99', 'https://shop.example:8443', 'http://shop.example:8443'],
  ['other.example:8443', 'https://shop.example:8443', 'http://other.example'],
  ['[::1]:8123', '', 'http://[::1]:8123'],
  ['127.1:8123', '', 'http://127.0.0.1:8123'],
])('the host %s with the base_url "%s" is the site %s', (host, baseUrl, origin) => {
  expect(siteAt(host, baseUrl).origin).toBe(origin);
});

it.each([
  ['shop.example', true],
  ['localhost:8123', true],
  ['127.0.0.1', true],
  ['192.168.1.5:8123', true],
  ['10.0.0.7', false],
  ['127.0.0.9', false],
  ['[fd00::7]', false],
])('pages of the host %s are rendered ahead: %s', (host, expected) => {
  expect(siteAt(host).isLasting).toBe(expected);
});

it('65,535 ports are one site', () => {
  const origins = new Set(Array.from({ length: 65_535 }, (_, at) => siteAt(`shop.example:${at + 1}`).origin));
  expect([...origins].sort()).toEqual(['http://shop.example', 'http://shop.example:8123']);
});
