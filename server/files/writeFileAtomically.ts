import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file, and its folder if there is none, so that no reader sees a part of it and two writers do not disturb each
 * other. The name of the part begins with a dot, which folders of content ignore.
 */
export async function writeFileAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const folder = dirname(file);
  const part = join(folder, `.${randomUUID()}.part`);
  await mkdir(folder, { recursive: true });
  await writeFile(part, data);
  await rename(part, file);
}
