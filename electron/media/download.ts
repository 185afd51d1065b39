import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { checkCodec } from './filmCodec';

export interface Wanted {
  /** Whole address. */
  url: string;
  /** Hex; empty when unknown. */
  sha256: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

type Fetch = (url: string, init: { headers: Record<string, string> }) => Promise<Response>;

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Fetches a clip aside, going on where an earlier attempt stopped, checks size and hash, and only then gives it its
 * name (field note: ACMILabs/media-player #129). Rejects when the file is not what was promised or no answer comes.
 */
export async function download(wanted: Wanted, path: string, fetch: Fetch): Promise<void> {
  const aside = `${path}.part`;
  const had = await sizeOf(aside);
  const isWhole = wanted.size !== null && had === wanted.size;
  if (!isWhole) await fetchRest(wanted, aside, had, fetch);
  const size = await sizeOf(aside);
  const isRight =
    size > 0 &&
    (wanted.size === null || size === wanted.size) &&
    (wanted.sha256 === '' || (await digest(aside)) === wanted.sha256.toLowerCase());
  if (isRight) {
    await checkCodec(aside);
    return rename(aside, path);
  }
  const isOnTheWay = wanted.size !== null && size < wanted.size;
  if (!isOnTheWay) await rm(aside, { force: true });
  throw new Error(`clip ${path.split(/[\\/]/).at(-1)} is not what was promised`);
}

async function fetchRest({ url }: Wanted, aside: string, had: number, fetch: Fetch): Promise<void> {
  const answer = await fetch(url, { headers: had > 0 ? { range: `bytes=${had}-` } : {} });
  if (!answer.ok || !answer.body) throw new Error(`clip answered ${answer.status}`);
  const file = await open(aside, answer.status === 206 ? 'a' : 'w');
  try {
    for await (const chunk of answer.body) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}
