import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TenantConfig } from '../../../contract/config.ts';
import type { BackendApi } from '../backendApi.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import { originPlaceholder, sitemap, sitemapCache } from './sitemap.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** The web app manifest of one tenant, with its name, language and colours. */
function manifest(config: TenantConfig | null) {
  const name = config?.name || 'Storefront';
  const primary = config?.theme.primary ?? '';
  return {
    id: '/',
    name,
    short_name: name.length > 14 ? (name.split(/\s+/)[0] ?? name) : name,
    description: config?.description ?? '',
    lang: (config?.locale ?? 'en_US').replace('_', '-'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#ffffff',
    theme_color: hex.test(primary) ? primary : '#ffffff',
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

const webLocale = (code: string) => code.replace('_', '-');

/** Maps each locale of a tenant to its path prefix: '' for the tenant's own, /fr for a further language, /en-CA for a variant. */
function languagePrefixes(config: TenantConfig | null): Map<string, string> {
  const own = webLocale(config?.locale ?? 'en_US');
  const others = (config?.locales ?? []).map(({ code }) => webLocale(code)).filter((code) => code !== own);
  return new Map([
    [own, ''],
    ...others.map((code): [string, string] => [
      code,
      `/${code.split('-')[0] === own.split('-')[0] ? code : code.split('-')[0]}`,
    ]),
  ]);
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Paths without public content, and the API. */
const disallowedPaths = [
  '/api/',
  '/account',
  '/checkout',
  '/compare',
  '/kiosk',
  '/search/',
  '/track-order',
  '/wishlist',
];

/** robots.txt of an origin (https://shop.example). */
const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Serves the files that differ by tenant: manifest.webmanifest, robots.txt, sitemap.xml. */
export async function siteFiles(
  app: FastifyInstance,
  options: { api: BackendApi; configOf: ConfigOf; revision: () => Promise<number> },
): Promise<void> {
  const getSitemap = sitemapCache(options.revision, async (host) => {
    const prefixes = languagePrefixes(await options.configOf(host));
    return sitemap(options.api(host, ''), prefixes);
  });

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(await options.configOf(request.host)))),
  );

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain')
      .send(robots(originOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const text = await getSitemap(tenantKeyOf(request), request.host);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml')
      .send(text.replaceAll(originPlaceholder, originOf(request)));
  });
}
