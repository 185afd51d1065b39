import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isNewer } from '../../contract/release';
import { writeFileAtomically } from '../atomicFile';
import { download, type Fetch } from '../media/download';
import type { Throttle } from '../media/throttle';
import { fetchFeed, parseFeed } from './feed';
import { readStateFile, withdrawStaged } from './launcherState';

interface Options {
  /** The launcher's folder, with its state files and versions/. */
  root: string;
  /** URL of latest.json, to which the URLs of versions are relative. */
  feedUrl: string;
  /** URL of the kiosk service's update call for this device; null for none. */
  stagedUrl?: string | null;
  /** PEM of the key that signs new versions. */
  publicKey: string;
  /** The running version. */
  version: string;
  fetch: Fetch;
  throttle?: Throttle;
  /** Stage the version in `staged`, to wait for the maintenance window, instead of in `next` for the next launch. */
  isDeferred?: boolean;
}

const unpack = promisify(execFile);

/**
 * Downloads a newer version, verifies and unpacks it, and stages it (field note: electron-builder #7807). Resolves to the staged version,
 * or null if there is no newer one. Rejects when a download or a verification fails.
 */
export async function stageUpdate(options: Options): Promise<string | null> {
  const {
    root,
    feedUrl,
    stagedUrl = null,
    publicKey,
    version,
    fetch,
    throttle,
    isDeferred = false,
  } = options;
  const { body, isWithdrawn } = await fetchFeed({ feedUrl, stagedUrl, fetch });
  if (isWithdrawn) await withdrawStaged(root);
  if (body === null) return null;
  const release = parseFeed(body, publicKey);
  const handled = ['refused', 'next', 'staged'].map((name) => readStateFile(root, name));
  if (handled.includes(release.version) || !isNewer(release.version, version)) return null;

  const target = join(root, 'versions', release.version);
  const archive = join(root, `${release.version}.tar.gz`);
  const partPath = `${target}.part`;
  const source = { ...release, url: new URL(release.url, feedUrl).href };
  await download(source, archive, fetch, async (bytes) => throttle?.take(bytes));
  await rm(partPath, { recursive: true, force: true });
  await rm(target, { recursive: true, force: true });
  await mkdir(partPath, { recursive: true });
  await unpack('tar', ['-xzf', archive, '-C', partPath, '--strip-components=1']);
  await rename(partPath, target);
  await rm(archive, { force: true });
  await writeFileAtomically(join(root, isDeferred ? 'staged' : 'next'), release.version);
  await removeOldVersions(root, [version, release.version]);
  return release.version;
}

/** Removes versions that are not needed for a rollback, and remains of failed attempts, which would gradually fill the disk. */
async function removeOldVersions(root: string, needed: readonly string[]): Promise<void> {
  const retained = new Set([...needed, readStateFile(root, 'current'), readStateFile(root, 'previous')]);
  for (const name of await readdir(join(root, 'versions')))
    if (!retained.has(name)) await rm(join(root, 'versions', name), { recursive: true, force: true });
}
