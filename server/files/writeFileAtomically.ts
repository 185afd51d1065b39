import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file, creating its folder if necessary, so that no reader sees an incomplete file and concurrent writers do not interfere. The
 * temporary name begins with a dot, which content folders ignore.
 */
export async function writeFileAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const folder = dirname(file);
  const part = join(folder, `.${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(part, data);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
