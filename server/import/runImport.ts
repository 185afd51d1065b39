import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderInUse } from '../backend/database/folderLock.ts';
import { type ImportFiles, importFiles } from '../backend/import/importFiles.ts';
import { openBackend } from '../backend/openBackend.ts';
import { InvalidEnvironmentError, readEnv } from '../env.ts';
import { exitOnUncaught, safeErrorText } from '../safeError.ts';
import type { Seed } from '../seed.ts';
import { fillWithTenants } from '../tenantsFile.ts';

const usage = `Loads products, shops and prices of single shops into the shop. Each file may be left out; loading one again brings it up to date.

  npm run import -- --appliances FILE --furniture FILE --stores FILE --prices FILE

The files are described in tests/data/README.md and, for prices, in README.md. DATA_DIR and DATABASE_URL say which shop.`;

/** Invalid command-line arguments; the message is ready to print. */
class BadUsage extends Error {}

function readFiles(args: string[]): ImportFiles {
  const options = {
    appliances: { type: 'string' },
    furniture: { type: 'string' },
    stores: { type: 'string' },
    prices: { type: 'string' },
  } as const;
  let files: ImportFiles;
  try {
    files = parseArgs({ args, options }).values;
  } catch (error) {
    throw new BadUsage(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  if (Object.keys(files).length === 0) throw new BadUsage(usage);
  return files;
}

/** Shows progress: one updated line on a terminal, a line at intervals in a log. */
function listener() {
  const isScreen = process.stderr.isTTY;
  return {
    progress: (file: string, rows: number) => {
      const text = `${file}: ${rows.toLocaleString('en-US')} rows`;
      process.stderr.write(isScreen ? `\r${text}` : `${text}\n`);
    },
    bad: (file: string, line: number, reason: string) =>
      process.stderr.write(`${isScreen ? '\r' : ''}${file} line ${line}: ${reason}\n`),
  };
}

async function run(demo: Seed | null): Promise<void> {
  const files = readFiles(process.argv.slice(2));
  for (const file of Object.values(files)) accessSync(file, constants.R_OK);
  const env = readEnv(process.env);
  const started = performance.now();
  const { backend, close } = await openBackend({
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    fill: env.DEMO === 'on' && demo ? demo.fillBackend : fillWithTenants(env),
  });
  try {
    const reports = await importFiles(backend.db, files, backend.clock(), listener());
    if (process.stderr.isTTY) process.stderr.write('\n');
    for (const { file, loaded, bad } of reports)
      console.log(`${file}: ${loaded} rows loaded, ${bad} bad ${bad === 1 ? 'row' : 'rows'} left out`);
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  if (error instanceof FolderInUse)
    return `The shop in ${error.folder} is open in process ${error.pid}. Stop that server, then run the import again.`;
  if (error instanceof InvalidEnvironmentError || error instanceof BadUsage) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') return message;
  return safeErrorText(error);
}

/** Runs `npm run import`. demo: the seed of an empty database, unless DEMO=off. */
export function runImport(demo: Seed | null): void {
  exitOnUncaught();
  run(demo).catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
