import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { importFiles } from '../../server/backend/import/importFiles.ts';
import { demoTime, openDemoShop } from './seededCluster.ts';

export const furnitureHead =
  'item_id,name,category,price_sar,old_price_sar,sellable_online,other_colors,summary,designer,depth_cm,height_cm,width_cm';

/** The demo shop, into which a test imports files that it writes. */
export interface ImportedShop {
  backend: BackendContext;
  folder: string;
  /** Writes a file of these lines and returns its path. */
  file: (name: string, ...lines: string[]) => string;
  /** Imports files; returns the report of each, and the bad rows with their reasons. */
  run: (
    files: Parameters<typeof importFiles>[1],
  ) => Promise<{ reports: Awaited<ReturnType<typeof importFiles>>; bad: string[] }>;
  close: () => Promise<void>;
}

export async function openImportedShop(): Promise<ImportedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const open = await openDemoShop();
  return {
    backend: open.backend,
    folder,
    file(name, ...lines) {
      const path = join(folder, name);
      writeFileSync(path, `${lines.join('\n')}\n`);
      return path;
    },
    async run(files) {
      const bad: string[] = [];
      const reports = await importFiles(open.backend.db, files, demoTime, {
        progress: () => undefined,
        bad: (name, line, reason) => bad.push(`${name} line ${line}: ${reason}`),
      });
      return { reports, bad };
    },
    async close() {
      await open.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
