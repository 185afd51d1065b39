import { expect, it } from 'vitest';
import { belowMediaUrl, isRelative, parseImageRequest } from './imageRequest.ts';

it.each([
  ['a file of ours', '/media/sofas/../sofa.webp?v=7', '/media/sofa.webp'],
  ['a version of another host', 'https://media.example/sofa.webp?v=7', 'https://media.example/sofa.webp?v=7'],
  ['an address without a protocol', '//media.example/sofa.webp', 'https://media.example/sofa.webp'],
  [
    'an image that another host knows by its query',
    'https://a:b@media.example/i?id=5#x',
    'https://media.example/i?id=5',
  ],
])('the source of %s', (_, url, source) =>
  expect(parseImageRequest({ url, w: '96' }, '').source).toBe(source),
);

it.each([
  ['catalog/sofa.webp', '/media', '/media/catalog/sofa.webp'],
  ['/s/o/sofa.webp?v=7', 'https://media.example/shop/', 'https://media.example/shop/s/o/sofa.webp?v=7'],
  ['../../secret.png', '/media', '/secret.png'],
  ['sofa.webp', '', '/sofa.webp'],
])('the source of %s below %j', (url, mediaUrl, source) => {
  const request = parseImageRequest({ url, w: '96' }, '');
  expect(isRelative(request)).toBe(true);
  expect(belowMediaUrl(request, mediaUrl).source).toBe(source);
});

it.each(['/media/sofa.webp', 'https://media.example/a.webp', '//media.example/a.webp', 'data:x'])(
  '%s is not relative',
  (url) => {
    expect(isRelative(parseImageRequest({ url, w: '96' }, ''))).toBe(false);
  },
);
