import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import * as z from 'zod/mini';

const lastGood = (path: string) => `${path}.last`;

/**
 * Writes so that a power cut leaves either the old or the new text (field note: Mailspring #1993): aside, fsync,
 * rename; the text it replaces stays as the last good copy.
 */
export async function writeAtomic(path: string, text: string): Promise<void> {
  const aside = `${path}.new`;
  const file = await open(aside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  if (existsSync(path)) await rename(path, lastGood(path));
  await rename(aside, path);
}

function parsed<S extends z.ZodMiniType>(path: string, schema: S): z.output<S> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The JSON of a file that writeAtomic wrote, else of its last good copy, else null. */
export const readKept = <S extends z.ZodMiniType>(path: string, schema: S): z.output<S> | null =>
  parsed(path, schema) ?? parsed(lastGood(path), schema);
