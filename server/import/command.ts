import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ContentFolderError } from '../backend/contentFiles/finding.ts';
import { FolderInUse } from '../backend/database/folderLock.ts';
import { type OpenBackend, openBackend } from '../backend/openBackend.ts';
import { fillWithTenants } from '../backend/tenant/tenantsFile.ts';
import { InvalidEnvironmentError, readEnv } from '../env.ts';
import { exitOnUncaught, safeErrorText } from '../logging/safeError.ts';
import type { Seed } from '../seed.ts';

/** Invalid command-line arguments; the message is ready to print. */
export class BadUsage extends Error {}

/** Parses the command-line arguments. Prints the usage and exits for --help. @throws BadUsage for an unknown option */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T, usage: string) {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    throw new BadUsage(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Opens the shop of DATA_DIR or DATABASE_URL. demo: the seed of an empty database, unless DEMO=off. */
export function openShop(demo: Seed | null): Promise<OpenBackend> {
  const env = readEnv(process.env);
  return openBackend({
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    fill: env.DEMO === 'on' && demo ? demo.fillBackend : fillWithTenants(env),
  });
}

function explain(error: unknown, whenInUse: string): string {
  if (error instanceof FolderInUse)
    return `The shop in ${error.folder} is open in process ${error.pid}. ${whenInUse}`;
  const isMessage =
    error instanceof InvalidEnvironmentError ||
    error instanceof BadUsage ||
    error instanceof ContentFolderError;
  if (isMessage) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') return message;
  return safeErrorText(error);
}

/** Runs a command-line program. whenInUse: advice if a running server is using the shop */
export function runCommand(run: () => Promise<void>, whenInUse: string): void {
  exitOnUncaught();
  run().catch((error: unknown) => {
    console.error(explain(error, whenInUse));
    process.exitCode = 1;
  });
}
