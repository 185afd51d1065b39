import type { AddressInfo } from 'node:net';
import { announcement } from './announce.ts';
import { FolderInUse } from './backend/database/folderLock.ts';
import { createShopServer } from './createShopServer.ts';
import { InvalidEnvironmentError, readEnv } from './env.ts';
import { exitOnUncaught, safeErrorText } from './safeError.ts';
import type { Seed } from './seed.ts';

const closeWithinMs = 10_000;

/** Faults of the surroundings: a line says what to do, a stack would hide it. */
function explain(error: unknown): string {
  if (error instanceof InvalidEnvironmentError || error instanceof FolderInUse) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'PORT is in use by another program: stop it, or set PORT to another number.';
  if (code === 'EACCES') return 'PORT may not be used by this user: choose one above 1023.';
  return safeErrorText(error);
}

async function start(demo: Seed | null): Promise<void> {
  const env = readEnv(process.env);
  const seed = env.DEMO === 'on' ? demo : null;
  const app = await createShopServer(env, seed);

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
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
  console.log(announcement(env, seed, (app.server.address() as AddressInfo).port));
}

/** The program of `npm start`. demo: the data that it starts with unless DEMO=off. */
export function startServer(demo: Seed | null): void {
  exitOnUncaught();
  start(demo).catch((error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  });
}
