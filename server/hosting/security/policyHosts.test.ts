import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const imageSources = (base_media_url: string) =>
  contentSecurityPolicy(z.parse(tenantConfig, { base_media_url }), null, false)
    .enforced.split('; ')
    .find((directive) => directive.startsWith('img-src'));

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
