import type { AddressInfo } from 'node:net';
import { announcement } from './announce.ts';
import { createShopServer } from './createShopServer.ts';
import { BadEnvironment, readEnv } from './env.ts';
import { FolderInUse } from './store/database/folderLock.ts';

const closeWithinMs = 10_000;

/** Faults of the surroundings: a line says what to do, a stack would hide it. */
function explain(error: unknown): string {
  if (error instanceof BadEnvironment || error instanceof FolderInUse) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'PORT is in use by another program: stop it, or set PORT to another number.';
  if (code === 'EACCES') return 'PORT may not be used by this user: choose one above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const app = await createShopServer(env);

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
  console.log(announcement(env, (app.server.address() as AddressInfo).port));
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
