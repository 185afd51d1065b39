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
import { varyByLanguage } from './hosting/varyByLanguage.ts';
import { fillKiosk } from './kioskService/fillKiosk.ts';
import { kioskService } from './kioskService/kioskService.ts';
import { type PaymentSandbox, startPaymentSandbox } from './paymentSandbox/paymentSandbox.ts';
import { captchaJudge } from './store/customers/captchaJudge.ts';
import { openStore } from './store/openStore.ts';
import { storeApp } from './store/storeApp.ts';
import type { StoreContext } from './store/storeContext.ts';
import type { AddressOf } from './store/tenant/tenants.ts';

const shopPrefix = '/api/rest';

/**
 * The whole server: shop at /api/rest (embedded, or a dealer's own behind a proxy), kiosk service at /kiosk-service
 * (of the embedded shop, or another behind a proxy), hosting everywhere else.
 * @throws FolderInUse when another process has the data folder
 */
export async function createShopServer(env: Env): Promise<FastifyInstance> {
  const app = createServer(env.LOG_LEVEL);
  await addCompression(app);
  const store = env.STORE_API_URL ? null : await embeddedStore(app, env);
  await serveShop(app, env, store);
  return app;
}

/** Puts everything the server answers on an app, over an open shop or (null) the one behind STORE_API_URL. */
export async function serveShop(app: FastifyInstance, env: Env, store: StoreContext | null): Promise<void> {
  const api = env.STORE_API_URL ? remoteStoreApi(env.STORE_API_URL) : embeddedStoreApi(app);
  const configOf = storeConfigs(api);
  addSecurityHeaders(app, configOf);
  varyByLanguage(app, shopPrefix);
  await mountStore(app, env, store);
  await mountKioskService(app, env, store);

  const render = await loadServerEntry(serverEntryFile).catch((error: unknown) => {
    app.log.error({ err: error }, 'pages can not be rendered here, browsers get the plain shell');
    return null;
  });
  const revision = async () => (store ? (await store.catalogue.current()).revision : 0);
  const picturesFolder = resolve(env.DATA_DIR, 'pictures');
  await hosting(app, {
    api,
    configOf,
    revision,
    render,
    webFolder,
    localesFolder,
    mediaFolder,
    picturesFolder,
  });
}

/** Services that the demo shop's configuration names; started when a tenant does, ended with the server. */
function services(app: FastifyInstance, env: Env): AddressOf {
  let sandbox: Promise<PaymentSandbox> | null = null;
  app.addHook('onClose', async () => (await sandbox)?.close());
  return async (name) => {
    if (name !== 'payment_sandbox')
      throw new Error(`A tenant's configuration names {{${name}}}, which is not known.`);
    if (env.PAYMENT_SANDBOX_URL) return env.PAYMENT_SANDBOX_URL;
    sandbox ??= startPaymentSandbox(env.HOST, env.PAYMENT_SANDBOX_HOST);
    return (await sandbox).url;
  };
}

/** Opens the shop for as long as the server runs. */
async function embeddedStore(app: FastifyInstance, env: Env): Promise<StoreContext> {
  const place = { dataDir: resolve(env.DATA_DIR), databaseUrl: env.DATABASE_URL };
  const isHuman = env.RECAPTCHA_SECRET
    ? captchaJudge(env.RECAPTCHA_VERIFY_URL, env.RECAPTCHA_SECRET)
    : undefined;
  const { store, close } = await openStore({ ...place, addressOf: services(app, env), isHuman });
  app.addHook('onClose', close);
  return store;
}

async function mountStore(app: FastifyInstance, env: Env, store: StoreContext | null): Promise<void> {
  // Not registered as a plugin: its prefix would count twice.
  if (env.STORE_API_URL) await proxy(app, { prefix: shopPrefix, upstream: env.STORE_API_URL });
  else if (store) await app.register(storeApp, { prefix: shopPrefix, store });
}

async function mountKioskService(app: FastifyInstance, env: Env, store: StoreContext | null): Promise<void> {
  const prefix = '/kiosk-service';
  if (env.KIOSK_SERVICE_URL) {
    await proxy(app, { prefix, upstream: env.KIOSK_SERVICE_URL });
  } else if (store) {
    await fillKiosk(store.db, mediaFolder);
    await app.register(kioskService, { prefix, store });
  }
}
