import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { embeddedBackendApi } from '../../server/hosting/backendApi.ts';
import { addCompression, createServer } from '../../server/hosting/createServer.ts';
import { type HostingOptions, hosting } from '../../server/hosting/hosting.ts';
import type { RenderResult } from '../../server/hosting/page/builds.ts';
import { checkRequests, type TenantAt } from '../../server/hosting/requests/checkRequests.ts';
import { dealerCode } from '../../server/hosting/security/dealerCode.ts';
import { addSecurityHeaders } from '../../server/hosting/security/securityHeaders.ts';
import { tenantConfigs } from '../../server/hosting/tenantConfigs.ts';
import { hostNameOf } from '../../server/network/hostNames.ts';
import { testStock } from './testStock.ts';

export const shell =
  '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>';

const part = (text: string) => ({
  text,
  id: createHash('sha256').update(text).digest('hex').slice(0, 32),
});

/** The layout's data of every page of a test. */
export const layoutData = part('{"layout":"of all"}');

/** What a render function of a test returns. boot: the page's own data */
export const rendered = (
  html: string,
  { status = 200, boot = null }: { status?: number; boot?: string | null } = {},
): RenderResult => ({
  status,
  redirect: null,
  html,
  boot: boot === null ? null : { layout: layoutData, page: part(boot) },
  timeZone: 'America/Los_Angeles',
  reads: [],
  hasFailedReads: false,
  parts: new Map(),
});

/** The picture of every fixture: encoding it takes longer than all else. */
let sofa: Promise<Buffer> | undefined;

function encodeSofa(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } })
    .webp()
    .toBuffer();
}

export interface HostingFixture {
  app: FastifyInstance;
  folder: string;
  close(): Promise<void>;
}

/** Hosting with a minimal backend and web build, in a temporary folder that close() removes. */
export async function hostingFixture(
  options: Partial<HostingOptions> = {},
  addBackend: (app: FastifyInstance) => void | Promise<void> = minimalBackend,
  app = createServer('silent'),
  tenantAt: TenantAt = async (host) => hostNameOf(host),
): Promise<HostingFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  const webFolder = join(folder, 'web');
  const mediaFolder = join(folder, 'media');
  await mkdir(join(webFolder, 'assets'), { recursive: true });
  await mkdir(mediaFolder);
  await writeFile(join(webFolder, 'index.html'), shell);
  await mkdir(join(webFolder, '.vite'));
  await writeFile(join(webFolder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(webFolder, '.vite', 'inline.js'), '');
  await writeFile(join(webFolder, 'sw.js'), '/* worker */');
  await writeFile(join(webFolder, 'assets', 'main-abc123.js'), 'start()');
  await writeFile(join(webFolder, 'assets', 'main-abc123.js.br'), 'small');
  // Copying a hundred small files asynchronously takes ten times as long.
  cpSync('locales', join(webFolder, 'locales'), { recursive: true });
  cpSync('public/icons', join(webFolder, 'icons'), { recursive: true });
  await writeFile(join(mediaFolder, 'film.mp4'), Buffer.alloc(1000, 'f'));
  sofa ??= encodeSofa();
  await writeFile(join(mediaFolder, 'sofa.webp'), await sofa);

  await addCompression(app);
  const api = options.api ?? embeddedBackendApi(app);
  const configOf = tenantConfigs(api);
  checkRequests(app, tenantAt);
  addSecurityHeaders(app, configOf, dealerCode(api));
  await hosting(app, {
    api,
    configOf,
    readVersion: async () => ({ revision: 1, stamp: 'a', stock: testStock() }),
    render: null,
    webFolder,
    localesFolder: 'locales',
    mediaFolder,
    assetsFolder: join(folder, 'assets'),
    imagesFolder: join(folder, 'pictures'),
    ...options,
  });
  await addBackend(app);
  await app.ready();
  return {
    app,
    folder,
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Two tenants, two categories, three products. */
export function minimalBackend(app: FastifyInstance): void {
  app.get('/api/rest/config', async (request) =>
    request.host.startsWith('boreale')
      ? {
          name: 'Maison Boréale',
          locale: 'fr_CA',
          locales: [{ code: 'en_CA' }],
          theme: { primary: '#123456' },
        }
      : {
          name: 'Maple & Main',
          locales: [{ code: 'fr' }],
          authorizenet_applepay: { domain_association: '7B227073704964' },
          iframe_url: request.host.startsWith('framed') ? 'https://partner.example/embed' : '',
          base_media_url: 'https://media.example/shop',
          services: { gtm_id: 'GTM-1', personalization_url: 'https://person.example/a.js' },
          ...(request.host.startsWith('configured')
            ? { categories: [{ entity_id: 9, name: 'Rugs', url_key: 'rugs' }] }
            : {}),
          affirm: { enabled: true, script_url: 'https://pay.example/sdk.js' },
          acima: { enabled: false, script_url: 'https://off.example/sdk.js' },
        },
  );
  app.get('/api/rest/categories', async () => [
    { entity_id: 1, name: 'Sofas', url_key: 'sofas' },
    { entity_id: 2, name: 'Beds & more', url_key: 'beds' },
  ]);
  app.get<{ Params: { key: string }; Querystring: { page: string } }>(
    '/api/rest/categories/:key',
    async ({ params, query }) => {
      const keys: Record<string, string[][]> = {
        sofas: [['oslo-sofa'], ['bergen-sofa']],
        beds: [['oslo-sofa', 'bed-&-slats']],
      };
      const pages = keys[params.key] ?? [];
      const products = (pages[Number(query.page) - 1] ?? []).map((url_key) => ({
        entity_id: url_key,
        url_key,
      }));
      const facets = ['colour', 'seat_width2'].map((code) => ({ code }));
      const listing = { products, facets, page: Number(query.page), page_count: pages.length };
      return { entity_id: 1, listing };
    },
  );
}
