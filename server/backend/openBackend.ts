import { freeBytesSync } from '../files/freeBytes.ts';
import type { BackendContext } from './backendContext.ts';
import { liveCatalog, type TenantSettings } from './catalog/catalog.ts';
import { startEndingSavings } from './catalog/product/endSavings.ts';
import type { HostedModel } from './chat/model/hostedModel.ts';
import { acceptAnyToken, type CaptchaVerifier } from './customers/captcha.ts';
import type { Database } from './database/database.ts';
import { type DatabaseOptions, openDatabase } from './database/openDatabase.ts';
import type { LimitOverrides } from './limits/limits.ts';
import { startPruning } from './limits/prune.ts';

/**
 * Minimum free space for writes. The embedded database hangs permanently when it can't allocate a segment of its write-ahead log (16 MB),
 * so writes stop while several segments still fit.
 */
const RESERVE_BYTES = 64 * 2 ** 20;

/**
 * Returns a check of the free space of a folder. It reads the file system each time, because another program may fill the disk between two
 * requests; that takes a few microseconds. An unreadable folder counts as having space.
 */
export const freeSpaceProbe =
  (folder: string, probe = freeBytesSync) =>
  (): boolean => {
    try {
      return probe(folder) >= RESERVE_BYTES;
    } catch {
      return true;
    }
  };

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
    isHuman?: CaptchaVerifier | undefined;
    /** Without a model, the assistant replies with the plain facts. */
    assistant?: HostedModel | undefined;
    /** If absent, no tenant sends emails. */
    emailDelivery?: BackendContext['emailDelivery'] | undefined;
    /** False by default. */
    permitsPrivatePush?: boolean | undefined;
    limits?: LimitOverrides | undefined;
    /** By default, checks the embedded database's disk; a PostgreSQL server is never checked. */
    hasDiskSpace?: (() => boolean) | undefined;
  };

/** Opens the embedded backend: migrates the database, runs `fill`, and starts pruning and ending savings. */
export async function openBackend(options: BackendOptions): Promise<OpenBackend> {
  const { db, close } = await openDatabase(options);
  const clock = options.clock ?? (() => new Date());
  await options.fill?.(db, clock());
  const {
    isHuman = acceptAnyToken,
    assistant = null,
    emailDelivery = () => 'none',
    dataDir,
    databaseUrl,
    permitsPrivatePush = false,
    limits,
  } = options;
  const hasDiskSpace =
    options.hasDiskSpace ?? (dataDir && !databaseUrl ? freeSpaceProbe(dataDir) : () => true);
  const catalog = liveCatalog(db, options);
  const backend: BackendContext = {
    db,
    clock,
    catalog,
    isHuman,
    assistant,
    emailDelivery,
    hasDiskSpace,
    permitsPrivatePush,
    limits,
  };
  const stopPruning = startPruning(backend);
  const stopEndingSavings = startEndingSavings(backend);
  return {
    backend,
    close: async () => {
      await stopPruning();
      await stopEndingSavings();
      await close();
    },
  };
}
