import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { addCompression } from './hosting/compression.ts';
import { createServer } from './hosting/createServer.ts';
import { hosting } from './hosting/hosting.ts';
import { loadServerEntry } from './hosting/page/serverEntry.ts';
import { localesFolder, mediaFolder, serverEntryFile, webFolder } from './hosting/paths.ts';
import { proxy } from './hosting/proxy.ts';
import { addSecurityHeaders } from './hosting/security/securityHeaders.ts';
import { embeddedStoreApi, remoteStoreApi } from './hosting/storeApi.ts';
import { storeConfigs } from './hosting/storeConfigs.ts';
import { openStore } from './store/openStore.ts';
import { storeApp } from './store/storeApp.ts';

/**
 * The whole server: shop at /api/rest (embedded, or a dealer's own behind a proxy), kiosk service at /kiosk-service,
 * hosting everywhere else.
 * @throws FolderInUse when another process has the data folder
 */
export async function createShopServer(env: Env): Promise<FastifyInstance> {
  const app = createServer(env.LOG_LEVEL);
  await addCompression(app);
  const api = env.STORE_API_URL ? remoteStoreApi(env.STORE_API_URL) : embeddedStoreApi(app);
  const configOf = storeConfigs(api);
  addSecurityHeaders(app, configOf);

  await mountStore(app, env);
  if (env.KIOSK_SERVICE_URL) {
    await app.register(proxy, { prefix: '/kiosk-service', upstream: env.KIOSK_SERVICE_URL });
  }

  const render = await loadServerEntry(serverEntryFile).catch((error: unknown) => {
    app.log.error({ err: error }, 'pages can not be rendered here, browsers get the plain shell');
    return null;
  });
  const picturesFolder = resolve(env.DATA_DIR, 'pictures');
  await hosting(app, { api, configOf, render, webFolder, localesFolder, mediaFolder, picturesFolder });
  return app;
}

async function mountStore(app: FastifyInstance, env: Env): Promise<void> {
  const prefix = '/api/rest';
  if (env.STORE_API_URL) {
    await app.register(proxy, { prefix, upstream: env.STORE_API_URL });
    return;
  }
  const { store, close } = await openStore({ dataDir: resolve(env.DATA_DIR), databaseUrl: env.DATABASE_URL });
  app.addHook('onClose', close);
  await app.register(storeApp, { prefix, store });
}
