import { expect, it } from 'vitest';
import { getConfig } from './config';
import { readResponse } from './readResponse';

const read = (config: object) => readResponse(getConfig.response, config).data;

it.each([
  ['https://media.example/pub/', 'logo/maple.svg', 'https://media.example/pub/logo/maple.svg'],
  ['/media', 'logo/maple.svg', '/media/logo/maple.svg'],
  [undefined, 'logo/maple.svg', '/logo/maple.svg'],
  [{ url: 'https://media.example' }, 'logo/maple.svg', '/logo/maple.svg'],
  ['https://media.example', '/brand/maple.svg', '/brand/maple.svg'],
  ['https://media.example', '//cdn.example/maple.svg', '//cdn.example/maple.svg'],
  ['https://media.example', 'https://cdn.example/maple.svg', 'https://cdn.example/maple.svg'],
  ['https://media.example', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://media.example', '', ''],
])('below %j, the logo %s has the address %s', (base_media_url, src, address) => {
  expect(read({ base_media_url, logo_src: src, favicon: src })).toMatchObject({
    logo_src: address,
    favicon: address,
  });
});

it('accepts an address that is no text', () => {
  expect(read({ base_media_url: ['x'], logo_src: { src: 'logo.svg' } })?.logo_src).toBe('');
});
