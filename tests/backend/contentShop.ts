import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkHtml } from '@/features/content/check/checkContent';
import { exportContent } from '../../server/backend/contentFiles/exportContent.ts';
import { importContent } from '../../server/backend/contentFiles/importContent.ts';
import type { Database } from '../../server/backend/database/database.ts';
import { pages } from '../../server/backend/database/schema/content.ts';
import { openDemoShop } from './seededCluster.ts';

/** The lines of a small page without findings. */
export const about = ['---', 'title: About us', '---', '<h1>About us</h1>', ''];

/** The files below a folder with their texts, in order of their paths. */
export const filesIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(root.length + 1), readFileSync(file, 'utf8')]),
  );

/** The demo shop for the tests of one file, and a new folder of content for each test. */
export function openContentShop() {
  const shop = {} as { db: Database; folder: string };
  const folders: string[] = [];
  let close = async () => {};
  const newFolder = () => {
    const created = mkdtempSync(join(tmpdir(), 'content-'));
    folders.push(created);
    return created;
  };
  beforeAll(async () => {
    const open = await openDemoShop();
    shop.db = open.backend.db;
    close = open.close;
  });
  beforeEach(() => {
    shop.folder = newFolder();
  });
  afterAll(async () => {
    await close();
    for (const created of folders) rmSync(created, { recursive: true, force: true });
  });

  return {
    shop,
    newFolder,
    write(path: string, ...lines: string[]): void {
      const file = join(shop.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, lines.join('\n'));
    },
    load: (options: { tenant?: string; isPruning?: boolean; from?: string } = {}) =>
      importContent(shop.db, {
        folder: options.from ?? shop.folder,
        tenant: options.tenant ?? null,
        isPruning: options.isPruning ?? false,
        checkHtml,
      }),
    save: (tenant: string, to = shop.folder, isPruning = false) =>
      exportContent(shop.db, { folder: to, tenant, isPruning }),
    pageOf: async (identifier: string) => {
      const [row] = await shop.db.select().from(pages).where(eq(pages.identifier, identifier));
      return row;
    },
  };
}
