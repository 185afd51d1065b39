import { accessSync, constants } from 'node:fs';
import { type ImportFiles, importFiles } from '../backend/import/importFiles.ts';
import type { Seed } from '../seed.ts';
import { BadUsage, openShop, readOptions, runCommand } from './command.ts';
import { checkFolder, importFolder, loadHtmlCheck, watchContent } from './contentFolder.ts';

const usage = `Usage: npm run import -- [--furniture FILE] [--appliances FILE] [--stores FILE] [--variants FILE] [--prices FILE]
       npm run import -- --content DIR [--tenant CODE] [--prune] [--watch]
       npm run import -- --content DIR --check

Loads products, locations and prices from CSV files, or pages, blocks, menus, banners and blog posts
from a folder. Repeating an import updates what has changed.

  --tenant CODE   tenant of the content; the default tenant if omitted
  --prune         remove content that is not in the folder
  --watch         load the folder again after each change
  --check         only check the files; needs no database

DATA_DIR and DATABASE_URL select the shop. docs/products.md and docs/content.md describe the files.`;

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

/** Shows progress: a line that is updated on a terminal, or periodic lines in a log. */
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
      console.log(`${file}: ${loaded} rows loaded, ${bad} bad ${bad === 1 ? 'row' : 'rows'} skipped`);
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
  // The check needs no database, so it can run while a server is using it.
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

const whenInUse =
  'Stop that server and run the import again. To load content while the server runs, start it with CONTENT_DIR (docs/content.md).';

/** Runs `npm run import`. demo: the seed of an empty database, unless DEMO=off. */
export const runImport = (demo: Seed | null): void => runCommand(() => run(demo), whenInUse);
