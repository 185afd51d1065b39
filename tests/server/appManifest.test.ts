import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, host = 'shop.example') => fixture.app.inject({ url, headers: { host } });
const manifestOf = async (host?: string) => (await get('/manifest.webmanifest', host)).json();

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

it('describes the whole app in the language of the tenant', async () => {
  const manifest = await manifestOf('boreale.localhost');
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    lang: 'fr-CA',
    dir: 'ltr',
    theme_color: '#123456',
    display_override: ['standalone', 'minimal-ui'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    share_target: { action: '/search', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => `${name} ${url}`)).toEqual([
    'Rechercher /search',
    'Panier /checkout/cart',
    'Commandes /account#account-orders',
    'Favoris /wishlist',
    'Magasins /stores',
  ]);
});

it('names pictures that exist in their size and type, icons for each purpose, screenshots for each form factor', async () => {
  const { icons, screenshots } = await manifestOf();
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    'any',
    'any',
    'maskable',
    'maskable',
  ]);
  expect(new Set(screenshots.map((shot: { form_factor: string }) => shot.form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, sizes, type } of [...icons, ...screenshots] as Picture[]) {
    const response = await get(src);
    expect(response.headers['content-type'], src).toBe(type);
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

it('keeps the drawing of a maskable icon within the safe zone, on the colour of the tenant', async () => {
  const { rawPayload } = await get('/app-icons/maskable-512.png', 'boreale.localhost');
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isBackground = (at: number) =>
    [0x12, 0x34, 0x56].every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 4);
  let drawn = 0;
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if (isBackground((y * info.width + x) * info.channels)) continue;
      drawn += 1;
      expect(Math.hypot(x - 255.5, y - 255.5)).toBeLessThan(0.4 * 512);
    }
  expect(drawn).toBeGreaterThan(10_000);
});

it('draws an icon whose file is written, or replaced, after it was first asked for', async () => {
  const shop = await hostingFixture({}, (app) => {
    app.get('/api/rest/config', async () => ({ app_icon: '/media/icon.png' }));
  });
  const colourOf = async () => {
    const { rawPayload } = await shop.app.inject({
      url: '/app-icons/any-192.png',
      headers: { host: 'shop.example' },
    });
    const { data } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return data.subarray(0, 3).toString('hex');
  };
  const own = await colourOf();
  for (const background of ['#ff0000', '#00ff00']) {
    const icon = sharp({ create: { width: 512, height: 512, channels: 3, background } });
    await icon.png().toFile(join(shop.folder, 'media', 'icon.png'));
    expect(await colourOf()).toBe(background.slice(1));
  }
  expect(own).not.toBe('ff0000');
  await shop.close();
});
