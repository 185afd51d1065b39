import { productPage } from '@contract/product';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mediaOf, playerAddress } from './media';

const sofa = z.parse(productPage, {
  entity_id: 1,
  name: 'Sofa',
  image_url: { normal: '/normal.webp', small: '' },
  images: [{ url: '/front.webp' }, { url: '/side.webp' }],
  assets: [
    { type: 'image', url: '/front.webp' },
    { type: 'image360', frames: ['/0.webp', '/1.webp'] },
    { type: 'video', url: '/turn.mp4', poster: '/front.webp' },
    { type: 'embeddedVideo', url: 'https://player.example/1' },
  ],
  wistia_videos: ['abc123'],
  videos_json: [{ url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Care' }],
  simple_products: [{ entity_id: 2, images: [{ url: '/moss.webp' }] }, { entity_id: 3 }],
});

it('collects images, 360° view and videos without duplicates', () => {
  expect(mediaOf(sofa, null).map(({ kind, url }) => [kind, url])).toEqual([
    ['image', '/front.webp'],
    ['image', '/side.webp'],
    ['spin', '/0.webp'],
    ['video', '/turn.mp4'],
    ['embedded', 'https://player.example/1'],
    ['embedded', 'https://fast.wistia.net/embed/iframe/abc123?autoPlay=true'],
    ['embedded', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
  ]);
});

it('shows a variant with a picture of its own only its own view and film', () => {
  const [moss, same] = sofa.simple_products;
  const kindsOf = (simple = moss) => mediaOf(sofa, simple ?? null).map(({ kind, url }) => `${kind} ${url}`);
  expect(kindsOf()).toEqual([
    'image /moss.webp',
    'embedded https://fast.wistia.net/embed/iframe/abc123?autoPlay=true',
    'embedded https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  ]);
  const own = z.parse(productPage, {
    entity_id: 1,
    simple_products: [
      { entity_id: 2, images: [{ url: '/moss.webp' }], assets: [{ type: 'video', url: '/moss.mp4' }] },
    ],
  }).simple_products[0];
  expect(kindsOf(own)).toContain('video /moss.mp4');
  expect(kindsOf(same)).toContain('video /turn.mp4');
});

it('uses the first image as poster and the product name as title where a video has none', () => {
  const [, , , rotateByKey, player, hosted] = mediaOf({ ...sofa, images: sofa.images.toReversed() }, null);
  expect(rotateByKey).toMatchObject({ poster: '/front.webp' });
  expect(player).toMatchObject({ poster: '/side.webp', title: 'Sofa' });
  expect(hosted).toMatchObject({ poster: '/side.webp' });
});

it('returns the images of the selected variant, or of the product where the variant has none', () => {
  const [moss, plain] = sofa.simple_products;
  expect(mediaOf(sofa, moss ?? null)[0]?.url).toBe('/moss.webp');
  expect(mediaOf(sofa, plain ?? null)[0]?.url).toBe('/front.webp');
});

it('falls back to the image of the tile', () => {
  const bare = { ...sofa, images: [], assets: [], wistia_videos: [], videos_json: [] };
  expect(mediaOf(bare, null)).toMatchObject([{ kind: 'image', url: '/normal.webp', alt: 'Sofa' }]);
});

it('distinguishes a hosted player from a file', () => {
  expect(playerAddress('https://vimeo.com/76979871')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
  expect(playerAddress('/media/turn.mp4')).toBeNull();
});
