import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { backendApp } from './backend/backendApp.ts';
import type { BackendContext } from './backend/backendContext.ts';
import { watchStock } from './backend/catalog/stockVersion.ts';
import { hostedModel } from './backend/chat/model/hostedModel.ts';
import { startReconciler } from './backend/checkout/attempts/reconcile.ts';
import { captchaVerifier } from './backend/customers/captcha.ts';
import { oneClickUnsubscribe } from './backend/customers/oneClickUnsubscribe.ts';
import { startDelivery } from './backend/email/delivery.ts';
import { smtpMailer } from './backend/email/mailer.ts';
import { monitoringReceiver } from './backend/monitoring/receiver.ts';
import { openBackend } from './backend/openBackend.ts';
import { startPush } from './backend/push/pushDelivery.ts';
import { type AddressOf, findTenant } from './backend/tenant/tenants.ts';
import { fillWithTenants } from './backend/tenant/tenantsFile.ts';
import { startAlertMonitor } from './desk/alerts/monitor.ts';
import { desk } from './desk/desk.ts';
import { DeskEvents } from './desk/deskEvents.ts';
import { deskPages } from './desk/deskPages.ts';
import type { DeskOptions } from './desk/deskRoute.ts';
import { MediaFolder } from './desk/media/mediaFolder.ts';
import { startMonthlyPlays } from './desk/reports/monthlyPlays.ts';
import { invitationsFolderOf } from './desk/runDesk.ts';
import type { Env } from './env.ts';
import { deskFolder, localesFolder, mediaFolder, serverEntryFile, webFolder } from './files/projectRoot.ts';
import { embeddedBackendApi, remoteBackendApi } from './hosting/backendApi.ts';
import type { PurgeTarget } from './hosting/cdn/purge.ts';
import { purgeSharedCaches } from './hosting/cdn/purgeSharedCaches.ts';
import { shareApiReads } from './hosting/cdn/shareApiReads.ts';
import { addCompression, createServer, varyByLanguage } from './hosting/createServer.ts';
import { hosting } from './hosting/hosting.ts';
import { loadServerEntry } from './hosting/page/builds.ts';
import { pageFilesOf } from './hosting/page/pageFiles.ts';
import type { ReadVersion } from './hosting/page/pageVersion.ts';
import { proxy } from './hosting/proxy.ts';
import { checkRequests, type TenantAt } from './hosting/requests/checkRequests.ts';
import { SiteProtocols } from './hosting/requests/siteProtocols.ts';
import { dealerCode } from './hosting/security/dealerCode.ts';
import { addSecurityHeaders } from './hosting/security/securityHeaders.ts';
import { tenantConfigs } from './hosting/tenantConfigs.ts';
import { watchContentFolders } from './import/contentFolders.ts';
import { kioskService } from './kioskService/kioskService.ts';
import { hostNameOf, isLocalName } from './network/hostNames.ts';
import type { Seed } from './seed.ts';
import { addRequestSpans } from './telemetry/requestSpans.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';

const shopPrefix = '/api/rest';

/**
 * Creates the complete server: the backend at /api/rest (embedded, or a proxy to a dealer's own), the kiosk service at /kiosk-service
 * (embedded, or a proxy), and hosting for every other path. Without a seed, the embedded backend has only the tenants of TENANTS_FILE.
 * @throws InvalidEnvironmentError when TENANTS_FILE is invalid
 * @throws FolderInUse when another process uses the data folder
 */
export async function createShopServer(env: Env, seed: Seed | null): Promise<FastifyInstance> {
  const stopTelemetry = await startTelemetry(env);
  const app = createServer(env.LOG_LEVEL, process.stderr, { trustedProxies: env.TRUSTED_PROXIES });
  app.addHook('onClose', stopTelemetry);
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) addRequestSpans(app);
  shareApiReads(app, shopPrefix);
  await addCompression(app);
  // Loads the renderer in parallel with opening the database; serveShop reports a failure.
  loadServerEntry(serverEntryFile).catch(() => undefined);
  const backend = env.STORE_API_URL ? null : await embeddedBackend(app, env, seed);
  const hasKiosks = backend && !env.KIOSK_SERVICE_URL;
  await Promise.all([
    hasKiosks && seed ? startKiosks(app, seed, backend) : undefined,
    serveShop(app, env, backend, seed),
  ]);
  return app;
}

/** Fills the kiosk service with the seed's screens, which send reports until the server closes. */
async function startKiosks(app: FastifyInstance, seed: Seed, backend: BackendContext): Promise<void> {
  await seed.fillKioskService(backend.db, mediaFolder);
  const stop = await seed.playScreens(backend);
  app.addHook('preClose', stop);
}

/** Registers all routes of the server. backend: null when STORE_API_URL names a dealer's backend. */
export async function serveShop(
  app: FastifyInstance,
  env: Env,
  backend: BackendContext | null,
  seed: Seed | null = null,
): Promise<void> {
  const protocols = new SiteProtocols();
  const api = env.STORE_API_URL ? remoteBackendApi(env.STORE_API_URL, protocols) : embeddedBackendApi(app);
  const configOf = tenantConfigs(api);
  checkRequests(app, findShopAt(env.PUBLIC_HOSTS, backend));
  app.addHook('onRequest', async (request) => protocols.learn(request));
  addSecurityHeaders(app, configOf, dealerCode(api));
  varyByLanguage(app, shopPrefix);
  await mountBackend(app, env, backend);
  const events = new DeskEvents();
  const media = backend && new MediaFolder(resolve(env.DATA_DIR, 'media'));
  await mountKioskService(app, env, backend, events);
  if (backend && media) await mountDesk(app, env, { backend, events, media });
  if (backend) {
    await seed?.addRoutes(app, backend);
    await app.register(oneClickUnsubscribe, { backend });
    const scriptsFolder = join(webFolder, 'assets');
    await app.register(monitoringReceiver, { prefix: '/monitoring', backend, scriptsFolder });
  }

  const entry = await loadServerEntry(serverEntryFile).catch((error: unknown) => {
    app.log.error({ err: error }, 'pages can not be rendered here, browsers get the plain shell');
    return null;
  });
  const readVersion = backend ? versionsOf(backend) : async () => null;
  const rendersAhead = entry !== null && backend !== null && env.RENDER_AHEAD === 'on';
  await purgeSharedCaches(app, purgeTargetsOf(env), readVersion, mediaFolder);
  await hosting(app, {
    api,
    configOf,
    readVersion,
    isBackendForeign: backend === null,
    render: entry?.render ?? null,
    webFolder,
    localesFolder,
    mediaFolder,
    uploadsFolder: media?.files ?? null,
    updatesFolder: resolve(env.DATA_DIR, 'kiosk-updates'),
    assetsFolder: resolve(env.DATA_DIR, 'assets'),
    // The folder's name is unchanged, so that images of earlier versions are cleaned up.
    imagesFolder: resolve(env.DATA_DIR, 'pictures'),
    pageCacheBytes: env.PAGE_CACHE_MB * 2 ** 20,
    rendersAhead,
    pageFiles: rendersAhead ? await pageFilesOf(env, app.log) : null,
  });
}

/**
 * Returns the function that finds the tenant of a host: one of the embedded backend's tenants, or, with a dealer's backend, any valid host
 * name, restricted to publicHosts unless that list is empty.
 */
export function findShopAt(publicHosts: readonly string[], backend: BackendContext | null): TenantAt {
  if (backend)
    return async (host) => findTenant(host, (await backend.catalog.current()).tenants)?.code ?? null;
  return async (host) => {
    const name = hostNameOf(host);
    if (name === null || publicHosts.length === 0) return name;
    return isLocalName(name) || publicHosts.includes(name) ? name : null;
  };
}

/** The shared caches in front of this server. */
const purgeTargetsOf = ({ PURGE_URLS, PURGE_METHOD, PURGE_HEADER }: Env): PurgeTarget[] =>
  PURGE_URLS.map((url) => ({ url, method: PURGE_METHOD, header: PURGE_HEADER }));

/** The version of the embedded backend's data. */
function versionsOf({ catalog, db }: BackendContext): ReadVersion {
  const stock = watchStock(db);
  return async () => {
    const { revision, stamp } = await catalog.current();
    return { revision, stamp, stock: await stock() };
  };
}

/** Rejects {{name}} in a configuration: only a seed provides such services. */
const unknownService: AddressOf = async (name) => {
  throw new Error(`A tenant's configuration names {{${name}}}, which only the demo shop knows.`);
};

/** How emails are delivered. Without a mail server, only the emails of the seed's tenants can be read, at /dev/mail. */
function emailDeliveryOf({ SMTP_URL }: Env, seed: Seed | null): BackendContext['emailDelivery'] {
  if (SMTP_URL) return () => 'smtp';
  return (code) => (seed?.tenantCodes.includes(code) ? 'demo' : 'none');
}

/** Sends the emails of the outbox, if a mail server is configured. Returns a function that stops it. */
function deliverEmails({ SMTP_URL, MAIL_FROM }: Env, backend: BackendContext): () => Promise<void> {
  if (SMTP_URL && MAIL_FROM) return startDelivery(backend, smtpMailer(SMTP_URL, MAIL_FROM));
  return async () => undefined;
}

/** The hosted model that phrases the assistant's replies, if one is configured. */
const assistantOf = ({ ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model }: Env) =>
  url && key ? hostedModel({ url, key, model }) : undefined;

/** Opens the embedded backend, which closes together with the server. */
async function embeddedBackend(app: FastifyInstance, env: Env, seed: Seed | null): Promise<BackendContext> {
  const services = seed?.openServices(env);
  app.addHook('onClose', () => services?.close());
  const location = {
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    isServing: true,
  };
  const isHuman = env.RECAPTCHA_SECRET
    ? captchaVerifier(env.RECAPTCHA_VERIFY_URL, env.RECAPTCHA_SECRET, (error) =>
        app.log.error(
          { err: error },
          'the captcha provider does not respond: forms with a captcha are refused',
        ),
      )
    : undefined;
  const { backend, close } = await openBackend({
    ...location,
    fill: seed?.fillBackend ?? fillWithTenants(env),
    addressOf: services?.addressOf ?? unknownService,
    publicHosts: env.PUBLIC_HOSTS,
    isHuman,
    assistant: assistantOf(env),
    emailDelivery: emailDeliveryOf(env, seed),
    permitsPrivatePush: env.PUSH_PRIVATE === 'on',
  });
  // An embedded database is used by one process at a time; a PostgreSQL database may be shared.
  const stopReconciler = startReconciler(backend, { isAlone: env.DATABASE_URL === undefined });
  const stopDelivery = deliverEmails(env, backend);
  const stopPush = startPush(backend);
  let stopContent = async () => {};
  app.addHook('onClose', async () => {
    await Promise.all([stopReconciler(), stopDelivery(), stopPush(), stopContent()]);
    await close();
  });
  stopContent = await watchContentFolders(env, backend).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return backend;
}

async function mountBackend(app: FastifyInstance, env: Env, backend: BackendContext | null): Promise<void> {
  // Not registered as a plugin, because its prefix would be applied twice.
  if (env.STORE_API_URL) await proxy(app, { prefix: shopPrefix, upstream: env.STORE_API_URL });
  else if (backend) await app.register(backendApp, { prefix: shopPrefix, backend });
}

async function mountKioskService(
  app: FastifyInstance,
  env: Env,
  backend: BackendContext | null,
  events: DeskEvents,
): Promise<void> {
  const prefix = '/kiosk-service';
  if (env.KIOSK_SERVICE_URL) {
    await proxy(app, { prefix, upstream: env.KIOSK_SERVICE_URL });
  } else if (backend) {
    await app.register(kioskService, { prefix, backend, events });
  }
}

async function mountDesk(
  app: FastifyInstance,
  env: Env,
  options: Omit<DeskOptions, 'invitationsFolder'>,
): Promise<void> {
  const { backend, events } = options;
  const invitationsFolder = invitationsFolderOf(env);
  await app.register(desk, { prefix: '/desk/api', ...options, invitationsFolder });
  await app.register(deskPages, { folder: deskFolder });
  const stopAlerts = startAlertMonitor(backend, { permitsPrivate: env.ALERT_WEBHOOK_PRIVATE === 'on' });
  app.addHook('preClose', stopAlerts);
  app.addHook('preClose', startMonthlyPlays(backend));
  if (env.DATABASE_URL) app.addHook('preClose', await events.share(backend.db));
}
