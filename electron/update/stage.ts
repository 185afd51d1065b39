import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeAtomic } from '../atomicFile';
import { download } from '../media/download';
import { isNewer, readFeed } from './feed';

interface Parts {
  /** Where launch, the words it reads and versions/ lie. */
  root: string;
  /** latest.json. */
  feedUrl: string;
  /** PEM of the maker. */
  publicKey: string;
  /** That runs. */
  version: string;
  fetch: (url: string, init: { headers: Record<string, string> }) => Promise<Response>;
}

const unpack = promisify(execFile);

function wordIn(root: string, name: string): string {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

/**
 * Looks for a newer version and puts it, whole and verified, where the next launch finds it (field note:
 * electron-builder #7807). Answers with its number, null when there is nothing to do; rejects when something is wrong.
 */
export async function stageUpdate({
  root,
  feedUrl,
  publicKey,
  version,
  fetch,
}: Parts): Promise<string | null> {
  const answer = await fetch(feedUrl, { headers: { accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the feed answered ${answer.status}`);
  const release = readFeed(await answer.json(), publicKey);
  const isKnown = [wordIn(root, 'refused'), wordIn(root, 'next')].includes(release.version);
  if (isKnown || !isNewer(release.version, version)) return null;

  const target = join(root, 'versions', release.version);
  const archive = join(root, `${release.version}.tar.gz`);
  const aside = `${target}.part`;
  await download({ ...release, url: new URL(release.url, feedUrl).href }, archive, fetch);
  await rm(aside, { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await unpack('tar', ['-xzf', archive, '-C', aside, '--strip-components=1']);
  await rename(aside, target);
  await rm(archive, { force: true });
  await writeAtomic(join(root, 'next'), release.version);
  await dropOld(root, [version, release.version]);
  return release.version;
}

/** Versions that nobody goes back to any more, and what an earlier attempt left, would fill the disk over the years. */
async function dropOld(root: string, needed: readonly string[]): Promise<void> {
  const kept = new Set([...needed, wordIn(root, 'current'), wordIn(root, 'previous')]);
  for (const name of await readdir(join(root, 'versions')))
    if (!kept.has(name)) await rm(join(root, 'versions', name), { recursive: true, force: true });
}
