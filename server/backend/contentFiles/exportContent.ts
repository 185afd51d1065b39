import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileAtomically } from '../../files/writeFileAtomically.ts';
import type { BilingualText } from '../catalog/details.ts';
import type { Database } from '../database/database.ts';
import { type ContentItem, itemName, kindNames, kinds, type MenuEntry, menuEntry } from './contentKinds.ts';
import { readItems } from './contentTables.ts';
import { ContentFolderError, findingText } from './finding.ts';
import { frontMatterText } from './frontMatter.ts';
import { findContentTenant } from './importContent.ts';
import { isFileStem } from './readContent.ts';
import { listFolder, readText } from './readFolder.ts';

export interface ContentExport {
  folder: string;
  /** Code of the tenant; null for the default tenant. */
  tenant: string | null;
  /** Whether content files that are not in the shop are deleted. */
  isPruning: boolean;
}

/** Paths relative to the folder. */
export interface ExportReport {
  written: string[];
  unchanged: string[];
  removed: string[];
  /** Content files that are not in the shop and were left. */
  others: string[];
}

const withoutDefaults = (values: Record<string, unknown>, defaults: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== defaults[key]));

/** The values of keys that a menu entry may omit. */
const { id: _id, label: _label, ...entryDefaults } = z.parse(menuEntry, { id: 1, label: 'Sofas' });

const menuEntryText = (entry: MenuEntry) => ({
  ...withoutDefaults({ ...entry }, entryDefaults),
  label: entry.label.en === entry.label.fr ? entry.label.en : entry.label,
});

const htmlFile = (values: Record<string, unknown>, body: string) =>
  `---\n${frontMatterText(values)}---\n${body}\n`;

/** The files of one content by path. stem: their path within the folder of the kind */
function filesOf(item: ContentItem, stem: string, own: keyof BilingualText): [path: string, text: string][] {
  const { fields, extension } = kinds[item.kind];
  const identifier = item.identifier === stem ? {} : { identifier: item.identifier };
  const path = `${item.kind}/${stem}`;
  if (item.kind === 'menus') {
    const items = (item.values.items as MenuEntry[]).map(menuEntryText);
    return [[`${path}${extension}`, frontMatterText({ ...identifier, items })]];
  }
  const other = own === 'en' ? 'fr' : 'en';
  const textsIn = (language: keyof BilingualText) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { isBilingual }]) => isBilingual)
        .map(([key, { column }]) => [key, (item.values[column] as BilingualText)[language]]),
    );
  const content = item.values.content as BilingualText;
  const shared = Object.fromEntries(
    Object.entries(fields).map(([key, { column, isBilingual }]) => [
      key,
      isBilingual ? (item.values[column] as BilingualText)[own] : item.values[column],
    ]),
  );
  const defaults = Object.fromEntries(Object.entries(fields).map(([key, { fallback }]) => [key, fallback]));
  const translated = withoutDefaults(textsIn(other), textsIn(own));
  const hasOwnBody = content[other] !== content[own];
  const base: [string, string] = [
    `${path}.html`,
    htmlFile({ ...identifier, ...withoutDefaults(shared, defaults) }, content[own]),
  ];
  if (!hasOwnBody && Object.keys(translated).length === 0) return [base];
  return [base, [`${path}.${other}.html`, htmlFile(translated, hasOwnBody ? content[other] : '')]];
}

/** Assigns each content a unique path, even on case-insensitive file systems. */
function withStems(items: readonly ContentItem[]): { item: ContentItem; stem: string }[] {
  const used = new Set<string>();
  let unnamed = 0;
  return items.map((item) => {
    let stem = item.identifier;
    while (!isFileStem(stem) || used.has(stem.toLowerCase())) {
      unnamed += 1;
      stem = `unnamed-${unnamed}`;
    }
    used.add(stem.toLowerCase());
    return { item, stem };
  });
}

async function contentFiles(db: Database, code: string | null): Promise<Map<string, string>> {
  const { id, language } = await findContentTenant(db, code);
  const files = new Map<string, string>();
  for (const kind of kindNames) {
    const items = await readItems(db, id, kind);
    const twice = items.find((item, index) => items[index + 1]?.identifier === item.identifier);
    if (twice)
      throw new ContentFolderError(`The shop has ${itemName(twice)} twice; a folder can hold it once.`);
    for (const { item, stem } of withStems(items))
      for (const [path, text] of filesOf(item, stem, language === 'fr' ? 'fr' : 'en')) files.set(path, text);
  }
  return files;
}

/**
 * Writes the content of a tenant as files that importContent loads without any change. Files that are up to date are not rewritten.
 * @throws ContentFolderError for an unknown tenant, or a folder with symbolic links, which could lead out of it
 */
export async function exportContent(
  db: Database,
  { folder, tenant, isPruning }: ContentExport,
): Promise<ExportReport> {
  const files = await contentFiles(db, tenant);
  await mkdir(folder, { recursive: true });
  const listing = await listFolder(folder);
  const errors = listing.findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new ContentFolderError(errors.map(findingText).join('\n'));
  const report: ExportReport = { written: [], unchanged: [], removed: [], others: [] };
  const found = new Map(listing.files.map((file) => [file.path, file]));
  for (const [path, text] of files) {
    const file = found.get(path);
    const isCurrent = file !== undefined && (await readText(folder, file, [])) === text;
    if (!isCurrent) await writeFileAtomically(join(folder, path), text);
    report[isCurrent ? 'unchanged' : 'written'].push(path);
  }
  for (const path of found.keys()) {
    if (files.has(path)) continue;
    if (isPruning) await rm(join(folder, path));
    report[isPruning ? 'removed' : 'others'].push(path);
  }
  return report;
}
