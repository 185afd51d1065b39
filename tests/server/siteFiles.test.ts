import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostingFixture, hostingFixture, minimalBackend } from './hostingFixture.ts';

let fixture: HostingFixture;
beforeAll(async () => {
  fixture = await hostingFixture();
});
afterAll(() => fixture.close());

const get = (url: string, host = 'shop.example') => fixture.app.inject({ url, headers: { host } });

describe('sitemap.xml', () => {
  it('lists each page once per language, with its alternates', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers['content-type']).toMatch(/^application\/xml/);
    const urls = [...response.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain('http://shop.example/catalog/sofas');
    expect(urls).toContain('http://shop.example/fr/catalog/sofas');
    expect(urls).toContain('http://shop.example/product/bergen-sofa');
    expect(urls.filter((url) => url === 'http://shop.example/product/oslo-sofa')).toHaveLength(1);
    expect(response.body).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="http://shop.example/fr"/>',
    );
  });

  it('lists blog posts and linked content pages, and no page that asks not to be found', async () => {
    const shop = await hostingFixture({}, (app) => {
      minimalBackend(app);
      app.get('/api/rest/blog', async () => [
        { post_id: '1', url_key: 'how-to-measure', title: 'How to measure', content: '' },
      ]);
      app.get('/api/rest/menus', async () => [
        { identifier: 'footer', content: '<a href="/about-us">About</a> <a href="/checkout/cart">Cart</a>' },
      ]);
      app.get('/api/rest/blocks', async () => [
        {
          identifier: 'home',
          content: '<avb-link href="/hidden">Hidden</avb-link> <a href="/gone">Gone</a>',
        },
      ]);
      app.get<{ Params: { identifier: string } }>(
        '/api/rest/pages/:identifier',
        async ({ params }, reply) => {
          const pages: Record<string, object> = {
            'about-us': { title: 'About', content: "<a href='/our-history'>History</a>" },
            'our-history': { title: 'History', content: '' },
            hidden: { title: 'Hidden', content: '', no_index: true },
          };
          const page = pages[params.identifier];
          return page ? { identifier: params.identifier, ...page } : reply.code(404).send({});
        },
      );
    });
    const { body } = await shop.app.inject({ url: '/sitemap.xml', headers: { host: 'shop.example' } });
    await shop.close();
    const paths = [...body.matchAll(/<loc>http:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/blog', '/about-us', '/our-history', '/fr/our-history']));
    expect(paths.filter((path) => path?.includes('how-to-measure'))).toHaveLength(2);
    for (const path of ['/hidden', '/gone', '/checkout/cart']) expect(paths).not.toContain(path);
  });

  describe('of a backend with failing reads', () => {
    let failing: HostingFixture;
    /** Status of the next read of a path; 200 once it has been sent. */
    const statuses = new Map<string, number>();
    beforeAll(async () => {
      failing = await hostingFixture({}, (app) => {
        app.addHook('onRequest', async ({ url }, reply) => {
          const path = url.split('?')[0] ?? '';
          const status = statuses.get(path);
          statuses.delete(path);
          if (status) await reply.code(status).send({ messages: { error: [] } });
        });
        minimalBackend(app);
        app.get('/api/rest/blog', async () => [
          { post_id: '1', url_key: 'how-to-measure', title: 'How to measure', content: '' },
        ]);
        app.get('/api/rest/menus', async () => [{ content: '<a href="/about-us">About</a>' }]);
        app.get('/api/rest/blocks', async () => [{ content: '<a href="/contact-us">Contact</a>' }]);
        app.get<{ Params: { identifier: string } }>('/api/rest/pages/:identifier', async ({ params }) => ({
          identifier: params.identifier,
          title: params.identifier,
          content: '',
        }));
      });
    });
    afterAll(() => failing.close());
    const read = (host: string) => failing.app.inject({ url: '/sitemap.xml', headers: { host } });

    it.each([
      ['/api/rest/categories', 500],
      ['/api/rest/categories/sofas', 503],
      ['/api/rest/blog', 502],
      ['/api/rest/menus', 504],
      ['/api/rest/blocks', 508],
      ['/api/rest/pages/about-us', 429],
    ])('is not built while %s answers %i, and is complete afterwards', async (path, status) => {
      statuses.set(path, status);
      const host = `shop-${status}.example`;
      const failed = await read(host);
      expect([failed.statusCode, failed.headers['cache-control']]).toEqual([503, 'no-store']);
      const next = await read(host);
      expect(next.statusCode).toBe(200);
      for (const page of ['/product/bergen-sofa', '/blog', '/about-us', '/contact-us'])
        expect(next.body).toContain(`${page}<`);
    });

    it('lacks only the content pages that fail time after time', async () => {
      for (const expected of [503, 200]) {
        for (const page of ['about-us', 'contact-us']) statuses.set(`/api/rest/pages/${page}`, 500);
        const { statusCode, body } = await read('pages.example');
        expect(statusCode).toBe(expected);
        expect(body).not.toContain('/about-us<');
        expect(body.includes('/product/bergen-sofa<')).toBe(expected === 200);
      }
    });

    it('lacks only a category that is gone', async () => {
      statuses.set('/api/rest/categories/sofas', 404);
      const { statusCode, body } = await read('shop-404.example');
      expect(statusCode).toBe(200);
      expect(body).not.toContain('/product/bergen-sofa<');
      expect(body).toContain('/product/bed-%26-slats<');
    });

    it('lacks only a category that fails time after time', async () => {
      for (const expected of [503, 200]) {
        statuses.set('/api/rest/categories/sofas', 500);
        const { statusCode, body } = await read('broken.example');
        expect(statusCode).toBe(expected);
        expect(body).not.toContain('/product/bergen-sofa<');
        expect(body.includes('/product/bed-%26-slats<')).toBe(expected === 200);
      }
    });

    it('has the categories of the configuration where the backend lacks the call', async () => {
      statuses.set('/api/rest/categories', 501);
      const { body } = await read('configured.example');
      expect(body).toContain('/catalog/rugs<');
    });
  });

  it('is well-formed XML for any URL key', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('/product/bed-%26-slats');
    expect(body.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/&/);
    expect(body.match(/<url>/g)).toHaveLength(body.match(/<\/url>/g)?.length ?? 0);
  });
});

describe('robots.txt', () => {
  it('disallows personal pages and links to the sitemap', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /checkout');
    expect(body).toContain('Disallow: /search/\n');
    expect(body).toContain('Disallow: /fr/account\n');
    expect(body).not.toMatch(/Disallow: \/?\n|:before/);
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
  });
});

describe('the domain association of Apple Pay', () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association';

  it('is the text of the tenant, without a redirect', async () => {
    const response = await get(path);
    expect([response.statusCode, response.body]).toEqual([200, '7B227073704964']);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
  });

  it('is not found for a tenant without one', async () =>
    expect((await get(path, 'boreale.localhost')).statusCode).toBe(404));
});

it('leads password managers to the page that changes a password', async () => {
  const response = await get('/.well-known/change-password');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/account']);
});

describe('manifest.webmanifest', () => {
  it('contains the name, language and colour of the tenant', async () => {
    const response = await get('/manifest.webmanifest', 'boreale.localhost');
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(response.json()).toMatchObject({
      name: 'Maison Boréale',
      lang: 'fr-CA',
      theme_color: '#123456',
      display: 'standalone',
    });
    expect((await get('/manifest.webmanifest')).json().name).toBe('Maple & Main');
  });
});
