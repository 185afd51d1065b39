import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { assertPlayable } from './videoCodec';

export interface DownloadSource {
  /** Absolute. */
  url: string;
  /** Hex; empty when unknown. */
  sha256: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

type Fetch = (url: string, init: { headers: Record<string, string> }) => Promise<Response>;

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Downloads a file to path.part, resuming an earlier attempt, and renames it to path once size, hash and video codec are
 * verified (field note: ACMILabs/media-player #129). Rejects when the request or a verification fails.
 */
export async function download(source: DownloadSource, path: string, fetch: Fetch): Promise<void> {
  const partPath = `${path}.part`;
  const downloaded = await sizeOf(partPath);
  const isComplete = source.size !== null && downloaded === source.size;
  if (!isComplete) await fetchRest(source, partPath, downloaded, fetch);
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

async function fetchRest(
  { url }: DownloadSource,
  partPath: string,
  downloaded: number,
  fetch: Fetch,
): Promise<void> {
  const response = await fetch(url, { headers: downloaded > 0 ? { range: `bytes=${downloaded}-` } : {} });
  if (!response.ok || !response.body) throw new Error(`download failed with status ${response.status}`);
  const file = await open(partPath, response.status === 206 ? 'a' : 'w');
  try {
    for await (const chunk of response.body) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
