import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeFileAtomically } from '../atomicFile';
import { download, type Fetch } from '../media/download';
import { isNewer, parseFeed } from './feed';

interface Options {
  /** The folder of the launcher, its state files and versions/. */
  root: string;
  /** URL of latest.json. */
  feedUrl: string;
  /** PEM of the key that signs new versions. */
  publicKey: string;
  /** The running version. */
  version: string;
  fetch: Fetch;
}

const FEED_TIMEOUT_MS = 30_000;

const unpack = promisify(execFile);

function readStateFile(root: string, name: string): string {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

/**
 * Downloads a newer version, verifies and unpacks it, and stages it for the next launch (field note: electron-builder
 * #7807). Resolves to the staged version, null without a newer one. Rejects when a download or a verification fails.
 */
export async function stageUpdate({
  root,
  feedUrl,
  publicKey,
  version,
  fetch,
}: Options): Promise<string | null> {
  const response = await fetch(feedUrl, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(FEED_TIMEOUT_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the feed failed with status ${response.status}`);
  const release = parseFeed(await response.json(), publicKey);
  const isHandled = [readStateFile(root, 'refused'), readStateFile(root, 'next')].includes(release.version);
  if (isHandled || !isNewer(release.version, version)) return null;

  const target = join(root, 'versions', release.version);
  const archive = join(root, `${release.version}.tar.gz`);
  const partPath = `${target}.part`;
  await download({ ...release, url: new URL(release.url, feedUrl).href }, archive, fetch);
  await rm(partPath, { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  await mkdir(partPath, { recursive: true });
  await unpack('tar', ['-xzf', archive, '-C', partPath, '--strip-components=1']);
  await rename(partPath, target);
  await rm(archive, { force: true });
  await writeFileAtomically(join(root, 'next'), release.version);
  await removeOldVersions(root, [version, release.version]);
  return release.version;
}

/** Removes versions that no rollback needs and the remains of failed attempts, which would fill the disk over the years. */
async function removeOldVersions(root: string, needed: readonly string[]): Promise<void> {
  const retained = new Set([...needed, readStateFile(root, 'current'), readStateFile(root, 'previous')]);
  for (const name of await readdir(join(root, 'versions')))
    if (!retained.has(name)) await rm(join(root, 'versions', name), { recursive: true, force: true });
}
