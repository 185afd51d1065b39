import { expect, it } from 'vitest';
import { parseImageRequest } from './imageRequest.ts';

it.each([
  ['a file of ours', '/media/sofas/../sofa.webp?v=7', '/media/sofa.webp'],
  ['a version of another host', 'https://media.example/sofa.webp?v=7', 'https://media.example/sofa.webp?v=7'],
  [
    'an image that another host knows by its query',
    'https://a:b@media.example/i?id=5#x',
    'https://media.example/i?id=5',
  ],
])('the source of %s', (_, url, source) =>
  expect(parseImageRequest({ url, w: '96' }, '').source).toBe(source),
);
