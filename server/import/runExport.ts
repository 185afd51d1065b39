import { exportContent } from '../backend/contentFiles/exportContent.ts';
import type { Seed } from '../seed.ts';
import { BadUsage, openShop, readOptions, runCommand } from './command.ts';

const usage = `Usage: npm run export -- --content DIR [--tenant CODE] [--prune]

Writes pages, blocks, menus, banners and blog posts to files that npm run import -- --content can load.

  --tenant CODE   tenant to export; the default tenant if omitted
  --prune         delete files of content that is not in the shop

DATA_DIR and DATABASE_URL select the shop. docs/content.md describes the files.`;

const options = {
  content: { type: 'string' },
  tenant: { type: 'string' },
  prune: { type: 'boolean' },
} as const;

async function run(demo: Seed | null): Promise<void> {
  const { content, tenant = null, prune = false } = readOptions(options, usage);
  if (content === undefined) throw new BadUsage(usage);
  const { backend, close } = await openShop(demo);
  try {
    const report = await exportContent(backend.db, { folder: content, tenant, isPruning: prune });
    const { written, unchanged, removed, others } = report;
    console.log(`${written.length} files written, ${unchanged.length} unchanged, ${removed.length} removed.`);
    if (others.length > 0)
      console.log(`Kept files that are not in the shop (--prune deletes them): ${others.join(', ')}`);
  } finally {
    await close();
  }
}

/** Runs `npm run export`. demo: the seed of an empty database, unless DEMO=off. */
export const runExport = (demo: Seed | null): void =>
  runCommand(() => run(demo), 'Stop that server and run the export again.');
