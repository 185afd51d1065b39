import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { limitBody } from '../scheme/limitBody';
import type { Throttle } from './throttle';
import { assertPlayable } from './videoCodec';

export interface DownloadSource {
  /** Absolute URL. */
  url: string;
  /** Hex; empty when unknown. */
  sha256: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

export type Fetch = (
  url: string,
  init: { method?: string; headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

/** Applies until the response headers, and between two chunks of the body. */
const TIMEOUT_MS = 30_000;
const NO_SUCH_RANGE = 416;

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

/** The SHA-256 of a file, hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Downloads a file to path.part, resuming an earlier attempt, and renames it to path once size, hash and video codec are verified (field
 * note: ACMILabs/media-player #129). Rejects when the request or a verification fails, or the connection stalls. take: resolves once that
 * many bytes may be downloaded
 */
export async function download(
  source: DownloadSource,
  path: string,
  fetch: Fetch,
  take: Throttle['take'] = async () => {},
): Promise<void> {
  const partPath = `${path}.part`;
  const downloaded = await sizeOf(partPath);
  const isComplete = source.size !== null && downloaded === source.size;
  if (!isComplete) await fetchRest(source, partPath, downloaded, fetch, take);
  const size = await sizeOf(partPath);
  const isValid =
    size > 0 &&
    (source.size === null || size === source.size) &&
    (source.sha256 === '' || (await sha256Of(partPath)) === source.sha256.toLowerCase());
  if (isValid) {
    await assertPlayable(partPath);
    return rename(partPath, path);
  }
  const canResume = source.size !== null && size < source.size;
  if (!canResume) await rm(partPath, { force: true });
  throw new Error(`size or hash of ${path.split(/[\\/]/).at(-1)} is wrong`);
}

/**
 * Returns true when the backend's file differs from one on disk: it has another size, or was modified after the download. Compares ages,
 * because the clocks may differ; false if the backend doesn't name them. Rejects when the request fails.
 */
export async function hasChanged(
  url: string,
  { size, mtimeMs }: { size: number; mtimeMs: number },
  fetch: Fetch,
): Promise<boolean> {
  const { ok, headers } = await fetch(url, {
    method: 'HEAD',
    headers: {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!ok || headers.get('content-type')?.startsWith('text/html')) return false;
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  const dateOf = (name: string) => Date.parse(headers.get(name) ?? '');
  const ageMs = dateOf('date') - dateOf('last-modified');
  return (length !== null && Number(length) !== size) || ageMs < Date.now() - mtimeMs;
}

async function fetchRest(
  source: DownloadSource,
  partPath: string,
  downloaded: number,
  fetch: Fetch,
  take: Throttle['take'],
): Promise<void> {
  const { url, size } = source;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  const response = await fetch(url, {
    headers: downloaded > 0 ? { range: `bytes=${downloaded}-` } : {},
    signal: abort.signal,
  }).finally(() => clearTimeout(timer));
  if (response.status === NO_SUCH_RANGE && downloaded > 0) {
    // The part is a complete file of unknown size, or belongs to a file since replaced by a shorter one.
    abort.abort();
    await rm(partPath, { force: true });
    return fetchRest(source, partPath, 0, fetch, take);
  }
  if (!response.ok || !response.body) throw new Error(`download failed with status ${response.status}`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (isPage) throw new Error('something else than the backend responds');
  const file = await open(partPath, response.status === 206 ? 'a' : 'w');
  let written = response.status === 206 ? downloaded : 0;
  try {
    for await (const chunk of limitBody(response.body, { idleMs: TIMEOUT_MS, abort: () => abort.abort() })) {
      written += chunk.byteLength;
      // An endless body must not fill the disk. The last chunk makes the part too large to be resumed.
      await file.write(chunk);
      if (size !== null && written > size) break;
      await take(chunk.byteLength);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
