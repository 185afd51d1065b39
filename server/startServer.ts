import type { AddressInfo } from 'node:net';
import { FolderInUse } from './backend/database/folderLock.ts';
import { createShopServer } from './createShopServer.ts';
import { type Env, InvalidEnvironmentError, readEnv } from './env.ts';
import { createWarmUp } from './hosting/warmUp.ts';
import { exitOnUncaught, safeErrorText } from './logging/safeError.ts';
import type { Seed } from './seed.ts';

/** The text that `npm start` prints once the server listens. Scripts read the origin from its last line. */
export function announcement(env: Env, seed: Seed | null, port: number): string {
  const originOf = (host: string) => `http://${host}:${port}`;
  const origin = originOf('localhost');
  const lines = seed?.announce(originOf);
  const shop = env.STORE_API_URL
    ? [`  Shop             ${origin}`, `  Backend          ${env.STORE_API_URL}`]
    : [...(lines?.tenants ?? [`  Shop             ${origin}`]), `  API              ${origin}/api/rest`];
  const hasOwnKiosks = !env.KIOSK_SERVICE_URL && !env.STORE_API_URL;
  const kiosk = hasOwnKiosks
    ? [`  Kiosk service    ${origin}/kiosk-service`, ...(lines?.kiosk ?? [])]
    : [`  Kiosk service    ${env.KIOSK_SERVICE_URL ?? 'none: set KIOSK_SERVICE_URL'}`];
  const desk = env.STORE_API_URL
    ? []
    : [`  Staff desk       ${origin}/desk   (first owner: npm run desk -- --invite YOU@EXAMPLE.COM)`];
  return ['', ...shop, ...kiosk, ...desk, '', `ready ${origin}`].join('\n');
}

const closeWithinMs = 10_000;
/** Enough for three pages on an idle computer; requests are accepted in the meantime. */
const warmUpMs = 700;

/** Formats a start-up error. Environment errors become one line with the remedy, without a stack trace. */
function explain(error: unknown): string {
  if (error instanceof InvalidEnvironmentError || error instanceof FolderInUse) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'PORT is in use by another program. Stop it, or set another PORT.';
  if (code === 'EACCES') return 'This user may not listen on PORT. Use a port above 1023.';
  return safeErrorText(error);
}

async function start(demo: Seed | null): Promise<void> {
  const env = readEnv(process.env);
  const seed = env.DEMO === 'on' ? demo : null;
  const app = await createShopServer(env, seed);
  const warmUp = createWarmUp(app);

  const closing = new AbortController();
  const close = async () => {
    if (closing.signal.aborted) return;
    closing.abort();
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    await app.close();
    throw error;
  }
  if (!env.SMTP_URL && !env.STORE_API_URL && !seed)
    console.warn('SMTP_URL is not set: emails are stored but not sent (docs/settings.md).');
  const { port } = app.server.address() as AddressInfo;
  if (!env.STORE_API_URL) await warmUp(warmUpMs);
  if (closing.signal.aborted) return;
  console.log(announcement(env, seed, port));
  // Notifies scripts/start.mjs, if that started the server.
  process.send?.('ready');
}

/** Runs the server for `npm start`. demo: the seed, unless DEMO=off */
export function startServer(demo: Seed | null): void {
  exitOnUncaught();
  start(demo).catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}
