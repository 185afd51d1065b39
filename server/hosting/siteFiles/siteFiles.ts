import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StoreApi } from '../storeApi.ts';
import type { ConfigOf } from '../storeConfigs.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const sitemapFreshMs = 3_600_000;
const maxHosts = 100;

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Files that differ from tenant to tenant: manifest.webmanifest, robots.txt, sitemap.xml. */
export async function siteFiles(
  app: FastifyInstance,
  shop: { api: StoreApi; configOf: ConfigOf },
): Promise<void> {
  const sitemaps = new Map<string, { madeAt: number; text: Promise<string> }>();

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifest(await shop.configOf(request.host)))),
  );

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain')
      .send(robots(originOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    let entry = sitemaps.get(origin);
    if (!entry || Date.now() - entry.madeAt > sitemapFreshMs) {
      if (sitemaps.size >= maxHosts) sitemaps.clear();
      const prefixes = languagePrefixes(await shop.configOf(request.host));
      entry = { madeAt: Date.now(), text: sitemap(shop.api(request.host, ''), origin, prefixes) };
      sitemaps.set(origin, entry);
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml')
      .send(await entry.text);
  });
}
