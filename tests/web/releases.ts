import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of this project's build in a folder of its own, which a test replaces by the next release. */
export async function copyRelease(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await cp('package.json', join(folder, 'package.json'));
  await cp('dist', join(folder, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'locales', 'demo', 'server', 'docs', 'config'])
    await symlink(resolve(name), join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const hashed = /^(.+)-([\w-]{8})\.(js|css|woff2)$/;
const isText = (name: string) => /\.(js|css|html|json)$/.test(name);

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Turns the build in a folder into the next release: every hashed file has another name, as after a change of all of them,
 * and the page and its service worker name the new ones. Returns the old names.
 */
export async function releaseNext(folder: string): Promise<string[]> {
  const web = join(folder, 'dist', 'web');
  const files = await filesOf(web);
  for (const file of files.filter((name) => /\.(br|gz|map)$/.test(name))) await rm(file);
  const old = (await readdir(join(web, 'assets'))).filter((name) => hashed.test(name));
  const nextOf = (name: string) => name.replace(hashed, '$1-next$2.$3');
  const names = new RegExp(old.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of (await filesOf(web)).filter(isText)) {
    const text = (await readFile(file, 'utf8')).replace(names, nextOf);
    // The page itself has changed too, so the service worker loads it again.
    await writeFile(file, text.replace(/(?<="revision":")(?=\w+","url":"index\.html")/, 'next'));
  }
  for (const name of old) await rename(join(web, 'assets', name), join(web, 'assets', nextOf(name)));
  return old;
}
