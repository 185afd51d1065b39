import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import * as z from 'zod/mini';

const backupPath = (path: string) => `${path}.last`;

async function replaceFile(path: string, text: string): Promise<void> {
  const newPath = `${path}.new`;
  const file = await open(newPath, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  if (existsSync(path)) await rename(path, backupPath(path));
  await rename(newPath, path);
}

/** The last write of each path. */
const writes = new Map<string, Promise<void>>();

/**
 * Writes a file so that a power cut leaves either the old or the new text (field note: Mailspring #1993): writes path.new, calls fsync and
 * renames it. The old text is retained as the backup path.last. Concurrent writes of a path follow one another; the last text remains.
 */
export function writeFileAtomically(path: string, text: string): Promise<void> {
  // The caller of the earlier write receives its failure.
  const earlier = (writes.get(path) ?? Promise.resolve()).catch(() => {});
  const write = earlier.then(() => replaceFile(path, text));
  writes.set(path, write);
  return write;
}

/** Writes a file, or reports why that failed: a kiosk with a full or broken disk continues to play. */
export const tryWriteFile = (path: string, text: string, report: (problem: string) => void): Promise<void> =>
  writeFileAtomically(path, text).catch((error: unknown) =>
    report(`not written: ${error instanceof Error ? error.message : String(error)}`),
  );

function parseFile<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Reads a JSON file written by writeFileAtomically, or its backup if the file is damaged; null if both are. */
export const readJsonFile = <S extends z.ZodMiniType>(path: string, schema: S): z.output<S> | null =>
  parseFile(path, schema) ?? parseFile(backupPath(path), schema);
