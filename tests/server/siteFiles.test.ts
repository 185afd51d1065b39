import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, host = 'shop.example') => fixture.app.inject({ url, headers: { host } });

describe('sitemap.xml', () => {
  it('names each page once, in each language, with its other languages', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toMatch(/^application\/xml/);
    const places = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('http://shop.example/catalog/sofas');
    expect(places).toContain('http://shop.example/fr/catalog/sofas');
    expect(places).toContain('http://shop.example/product/bergen-sofa');
    expect(places.filter((place) => place === 'http://shop.example/product/oslo-sofa')).toHaveLength(1);
    expect(answer.body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="http://shop.example/fr"/>',
    );
  });

  it('is well-formed whatever a key holds', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('/product/bed-%26-slats');
    expect(body.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/&/);
    expect(body.match(/<url>/g)).toHaveLength(body.match(/<\/url>/g)?.length ?? 0);
  });
});

describe('robots.txt', () => {
  it('keeps robots out of what belongs to one shopper and leads to the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /checkout');
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
  });
});

describe('manifest.webmanifest', () => {
  it('carries the name, language and colour of the tenant', async () => {
    const answer = await get('/manifest.webmanifest', 'boreale.localhost');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.json()).toMatchObject({
      name: 'Maison Boréale',
      lang: 'fr-CA',
      theme_color: '#123456',
      display: 'standalone',
    });
    expect((await get('/manifest.webmanifest')).json().name).toBe('Maple & Main');
  });
});
