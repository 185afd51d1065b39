import { accessSync, constants } from 'node:fs';
import { type ImportFiles, importFiles } from '../backend/import/importFiles.ts';
import type { Seed } from '../seed.ts';
import { BadUsage, openShop, readOptions, runCommand } from './command.ts';
import { checkFolder, importFolder, loadHtmlCheck, watchContent } from './contentFolder.ts';

const usage = `Loads products, shops and prices of single shops into the shop. Each file may be left out; loading one again brings it up to date.

  npm run import -- --appliances FILE --furniture FILE --stores FILE --variants FILE --prices FILE

Loads pages, blocks, menus, banners and blog posts from the files of a folder.

  npm run import -- --content DIR [--tenant CODE] [--prune] [--watch]
  npm run import -- --content DIR --check

The files are described in tests/data/README.md, for variants and prices in README.md, and for content in docs/content.md. DATA_DIR and DATABASE_URL say which shop.`;

const options = {
  appliances: { type: 'string' },
  furniture: { type: 'string' },
  stores: { type: 'string' },
  variants: { type: 'string' },
  prices: { type: 'string' },
  content: { type: 'string' },
  tenant: { type: 'string' },
  prune: { type: 'boolean' },
  check: { type: 'boolean' },
  watch: { type: 'boolean' },
} as const;

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

async function importTables(files: ImportFiles, demo: Seed | null): Promise<void> {
  for (const file of Object.values(files)) accessSync(file, constants.R_OK);
  const started = performance.now();
  const { backend, close } = await openShop(demo);
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

async function run(demo: Seed | null): Promise<void> {
  const {
    content,
    tenant,
    prune = false,
    check = false,
    watch = false,
    ...files
  } = readOptions(options, usage);
  const hasFiles = Object.keys(files).length > 0;
  const hasContentOption = tenant !== undefined || prune || check || watch;
  if (hasFiles === (content !== undefined) || (hasFiles && hasContentOption) || (check && watch))
    throw new BadUsage(usage);
  if (content === undefined) return importTables(files, demo);
  // The check needs no database, so that it runs beside a server that holds it.
  if (check) return checkFolder(content);
  const checkHtml = await loadHtmlCheck();
  const { backend, close } = await openShop(demo);
  try {
    const settings = { folder: content, tenant: tenant ?? null, isPruning: prune, checkHtml };
    if (watch) await watchContent(backend.db, settings);
    else await importFolder(backend.db, settings);
  } finally {
    await close();
  }
}

const whenInUse = `Stop that server, then run the import again. For content, start the server with CONTENT_DIR instead: it then loads the folder itself (docs/content.md).`;

/** Runs `npm run import`. demo: the seed of an empty database, unless DEMO=off. */
export const runImport = (demo: Seed | null): void => runCommand(() => run(demo), whenInUse);
