import { ContentFolderError, findingText, hasError } from '../backend/contentFiles/finding.ts';
import {
  type ContentImport,
  findContentTenant,
  type ImportReport,
  importContent,
} from '../backend/contentFiles/importContent.ts';
import { type HtmlCheck, readContent } from '../backend/contentFiles/readContent.ts';
import { listFolder } from '../backend/contentFiles/readFolder.ts';
import { watchFolder } from '../backend/contentFiles/watchFolder.ts';
import type { Database } from '../backend/database/database.ts';
import { serverEntryFile } from '../files/projectRoot.ts';
import { loadServerEntry } from '../hosting/page/builds.ts';
import { safeErrorText } from '../logging/safeError.ts';

/** The content check of the storefront, from the built server entry. */
export async function loadHtmlCheck(): Promise<HtmlCheck> {
  try {
    return (await loadServerEntry(serverEntryFile)).checkHtml;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ContentFolderError('The content check is not built: run npm run build.');
  }
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function findingCount({ findings }: Pick<ImportReport, 'findings'>): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${countOf(errors, 'error')}, ${countOf(findings.length - errors, 'warning')}`;
}

export function reportLines(report: ImportReport): string[] {
  const found = report.findings.map(findingText);
  if (!report.changes) return [...found, `Nothing was stored: ${findingCount(report)}.`];
  const { created, changed, removed, unchanged, others } = report.changes;
  const changes = Object.entries({ created, changed, removed }).flatMap(([word, names]) =>
    names.map((name) => `${word} ${name}`),
  );
  const counts = `${created.length} created, ${changed.length} changed, ${removed.length} removed, ${unchanged.length} unchanged.`;
  return [
    ...found,
    ...changes,
    changes.length > 0 ? counts : `Nothing has changed: ${counts}`,
    ...(others.length > 0
      ? [`Not in the folder, and stay (--prune removes them): ${others.join(', ')}`]
      : []),
  ];
}

/** Prints the findings of a folder, without a database. Errors set the exit code 1. */
export async function checkFolder(folder: string): Promise<void> {
  const { findings, items } = await readContent(folder, await loadHtmlCheck());
  for (const finding of findings) console.log(findingText(finding));
  console.log(`Checked ${countOf(items.length, 'content')}: ${findingCount({ findings })}.`);
  if (hasError(findings)) process.exitCode = 1;
}

/** Imports a folder and prints the report. Errors set the exit code 1. */
export async function importFolder(db: Database, settings: ContentImport): Promise<void> {
  const report = await importContent(db, settings);
  for (const line of reportLines(report)) console.log(line);
  if (!report.changes) process.exitCode = 1;
}

/** Resolves when a user or the system ends the program. */
const ended = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });

/** Imports a folder now and after each change, until the program is ended. */
export async function watchContent(db: Database, settings: ContentImport): Promise<void> {
  const stop = await startContentWatch(db, settings, async () => undefined);
  console.log(`Watching ${settings.folder}. Ctrl+C ends.`);
  await ended();
  await stop();
}

/**
 * Imports a folder now and after each change of its files, and prints each report. If the folder has an error, or the database is
 * unavailable, the shop stays unchanged.
 * @param afterChange runs after an import that changed the shop
 * @returns a function that stops it, after the first import
 * @throws ContentFolderError for a folder that can't be read or an unknown tenant
 */
export async function startContentWatch(
  db: Database,
  settings: ContentImport,
  afterChange: () => Promise<void>,
  timing?: Parameters<typeof watchFolder>[2],
): Promise<() => Promise<void>> {
  await findContentTenant(db, settings.tenant);
  await listFolder(settings.folder);
  let onFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const stop = watchFolder(
    settings.folder,
    async () => {
      try {
        const report = await importContent(db, settings);
        for (const line of reportLines(report)) console.log(line);
        const { created = [], changed = [], removed = [] } = report.changes ?? {};
        if (created.length + changed.length + removed.length > 0) await afterChange();
      } catch (error) {
        console.error(error instanceof ContentFolderError ? error.message : safeErrorText(error));
        if (!(error instanceof ContentFolderError)) throw error;
      } finally {
        onFirst();
      }
    },
    timing,
  );
  await first;
  return stop;
}
