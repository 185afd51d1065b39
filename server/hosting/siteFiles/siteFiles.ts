import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pages } from '../../../contract/pages.ts';
import { pagePaths } from '../../../contract/paths.ts';
import type { BackendApi } from '../backendApi.ts';
import type { Translations } from '../page/builds.ts';
import { tenantKeyOf } from '../requests/checkRequests.ts';
import { visitedSite } from '../requests/siteOrigin.ts';
import type { ConfigOf } from '../tenantConfigs.ts';
import { manifest } from './manifest.ts';
import { languagePrefixes, sitemapOf, sitemapPaths } from './sitemap.ts';

/** Path prefixes that search engines must not index, in every language. */
function disallowedPaths(prefixes: Iterable<string>): string[] {
  // The prefix before an optional last part has no trailing slash.
  const startOf = (path: string) => path.replace(/\/(\*|:\w+\?)$/, '').split(':')[0] ?? '';
  const starts = pages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => startOf(path));
  const own = [...new Set(starts)].filter(
    (start) =>
      start !== '/' && !starts.some((other) => other !== '/' && other !== start && start.startsWith(other)),
  );
  return ['/api/', ...[...prefixes].flatMap((prefix) => own.map((start) => prefix + start))];
}

/** robots.txt of an origin (https://shop.example). prefixes: path prefixes of its languages */
const robots = (origin: string, prefixes: Iterable<string>): string =>
  [
    'User-agent: *',
    ...disallowedPaths(prefixes).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const sitemapQuery = z.object({ part: z.optional(z.coerce.number().check(z.int(), z.gte(1))) });

/** Serves the files that differ by tenant: manifest.webmanifest, robots.txt, sitemap.xml, Apple's domain association. */
export async function siteFiles(
  app: FastifyInstance,
  options: {
    api: BackendApi;
    configOf: ConfigOf;
    revision: () => Promise<number>;
    translations: Translations;
  },
): Promise<void> {
  const readPaths = sitemapPaths(options.api, options.configOf, options.revision, (error) =>
    app.log.error(error),
  );

  const originOf = async (request: FastifyRequest) =>
    visitedSite(request, (await options.configOf(request.host))?.base_url ?? '').origin;

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(await manifest(await options.configOf(request.host), options.translations))),
  );

  // Apple registers a domain for Apple Pay if it finds the merchant's file there, without a redirect.
  app.get('/.well-known/apple-developer-merchantid-domain-association', async (request, reply) => {
    const file = (await options.configOf(request.host))?.authorizenet_applepay.domain_association;
    if (!file) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(file);
  });

  // Password managers open this address (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', async (_, reply) =>
    reply.header('cache-control', 'no-cache').redirect(pagePaths.account, 302),
  );

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain')
      .send(robots(await originOf(request), languagePrefixes(await options.configOf(request.host)).values())),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { success, data } = z.safeParse(sitemapQuery, request.query);
    if (!success) return reply.callNotFound();
    const paths = await readPaths(tenantKeyOf(request), request.host);
    const config = await options.configOf(request.host);
    const text = sitemapOf(paths, await originOf(request), config, data.part ?? null);
    if (!text) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml')
      .send(Readable.from(text));
  });
}
