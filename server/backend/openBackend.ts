import type { BackendContext } from './backendContext.ts';
import { liveCatalog, type TenantSettings } from './catalog/catalog.ts';
import { acceptAnyToken, type CaptchaVerifier } from './customers/captchaVerifier.ts';
import type { Database } from './database/database.ts';
import { freeSpaceProbe } from './database/freeSpace.ts';
import { type DatabaseOptions, openDatabase } from './database/openDatabase.ts';
import type { LimitOverrides } from './limits/limits.ts';
import { startPruning } from './limits/prune.ts';

export interface OpenBackend {
  backend: BackendContext;
  close: () => Promise<void>;
}

type BackendOptions = DatabaseOptions &
  TenantSettings & {
    clock?: () => Date;
    /** Prepares the database after its migration: demo data, or the tenants of a file. */
    fill?: ((db: Database, now: Date) => Promise<void>) | undefined;
    /** Without a verifier every captcha token is accepted. */
    isHuman?: CaptchaVerifier;
    limits?: LimitOverrides | undefined;
    /** Defaults to a check of the embedded database's disk; a PostgreSQL server is never checked. */
    hasDiskSpace?: (() => boolean) | undefined;
  };

/** Opens the embedded backend: migrates the database, fills it if the caller says how, and starts pruning. */
export async function openBackend(options: BackendOptions): Promise<OpenBackend> {
  const { db, close } = await openDatabase(options);
  const clock = options.clock ?? (() => new Date());
  await options.fill?.(db, clock());
  const { isHuman = acceptAnyToken, dataDir, databaseUrl, limits } = options;
  const hasDiskSpace =
    options.hasDiskSpace ?? (dataDir && !databaseUrl ? freeSpaceProbe(dataDir) : () => true);
  const backend = { db, clock, catalog: liveCatalog(db, clock, options), isHuman, hasDiskSpace, limits };
  const stopPruning = startPruning(backend);
  return {
    backend,
    close: async () => {
      await stopPruning();
      await close();
    },
  };
}
