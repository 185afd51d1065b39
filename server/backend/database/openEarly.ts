import { resolve } from 'node:path';
import { type Env, readEnv } from '../../env.ts';
import type { EmbeddedDatabase } from './openThread.ts';
import { hasThread, openThread } from './openThread.ts';

function envOrNull(): Env | null {
  try {
    return readEnv(process.env);
  } catch {
    // startServer reads it again and explains the error.
    return null;
  }
}

/**
 * Opens the embedded database while the code of the server is still being loaded: each takes half a second, on two cores.
 * Undefined where there is none, or no thread for it. startServer reports when opening fails.
 */
export function openEarly(): Promise<EmbeddedDatabase> | undefined {
  const env = envOrNull();
  if (!env || env.STORE_API_URL || env.DATABASE_URL || !hasThread()) return undefined;
  const opening = openThread(resolve(env.DATA_DIR));
  opening.catch(() => undefined);
  return opening;
}
