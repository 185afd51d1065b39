import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const sources = (directive: string, config: object) =>
  contentSecurityPolicy(z.parse(tenantConfig, config), null, false)
    .enforced.split('; ')
    .find((text) => text.startsWith(directive));
const imageSources = (base_media_url: string) => sources('img-src', { base_media_url });

it.each([
  ['https://cdn.example/media/', 'https://cdn.example'],
  ['http://localhost:8080/media/', 'http://localhost:8080'],
  ['//cdn.example/media/', 'https://cdn.example'],
  ['HTTPS://CDN.example/media', 'https://cdn.example'],
  [' https://cdn.example/media ', 'https://cdn.example'],
])('permits images of the media URL %s', (url, origin) => {
  expect(imageSources(url)?.split(' ')).toContain(origin);
});

it.each(['/media', 'javascript:alert(1)', 'cdn.example/media', ''])('permits no host for %s', (url) => {
  expect(imageSources(url)).toBe("img-src 'self' data: blob:");
});

it.each([
  ['affirm', 'https://cdn1.affirm.com/js/v2/affirm.js', 'frame-src', 'https://*.affirm.com'],
  [
    'amazon_checkout',
    'https://static-na.payments-amazon.com/checkout.js',
    'form-action',
    'https://*.amazon.com',
  ],
  ['paypal', 'https://www.paypal.com/sdk/js', 'script-src', 'https://*.paypalobjects.com'],
])('permits what the script of %s opens', (block, script_url, directive, host) => {
  const hosts = (enabled: boolean) => sources(directive, { [block]: { enabled, script_url } })?.split(' ');
  expect(hosts(true)).toContain(host);
  expect(hosts(false)).not.toContain(host);
});

it('permits nothing but the configured host for a script of another one', () => {
  const affirm = { enabled: true, script_url: 'https://notaffirm.com/affirm.js' };
  expect(sources('form-action', { affirm })).toBe("form-action 'self' https://notaffirm.com");
});
