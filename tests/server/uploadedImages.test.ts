import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let shop: HostingFixture;
let uploadsFolder = '';
beforeAll(async () => {
  uploadsFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: '#ff0000' } });
  await picture.png().toFile(join(uploadsFolder, 'abc.png'));
  shop = await hostingFixture({ uploadsFolder }, (app) => {
    app.get('/api/rest/config', async () => ({ app_icon: '/media/uploads/abc.png' }));
  });
});
afterAll(async () => {
  await shop.close();
  await rm(uploadsFolder, { recursive: true });
});

it('resizes a picture that staff have uploaded, and nothing beside its folder', async () => {
  const widthOf = async (url: string) => {
    const query = new URLSearchParams({ url, w: '640' });
    const { statusCode, rawPayload } = await shop.app.inject(`/_next/image?${query}`);
    return statusCode === 200 ? (await sharp(rawPayload).metadata()).width : statusCode;
  };
  expect(await widthOf('/media/uploads/abc.png')).toBe(640);
  expect(await widthOf('/media/sofa.webp')).toBe(640);
  expect(await widthOf('/media/uploads/none.png')).toBe(404);
  expect(await widthOf('/media/uploads/../abc.png')).toBe(404);
  expect(await widthOf('/media/uploads/../../abc.png')).toBe(400);
});

it('draws the icon of the app from a picture that staff have uploaded', async () => {
  const { rawPayload } = await shop.app.inject('/app-icons/any-192.png');
  const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data.subarray(0, 3).toString('hex')).toBe('ff0000');
});
