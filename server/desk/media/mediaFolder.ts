import type { ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { appendFile, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freeBytes as freeBytesOf } from '../../files/freeBytes.ts';

/** Bytes that uploads must leave free for the database. */
const RESERVE = 512 * 1024 ** 2;
/** An upload that was not finished is abandoned after this time. */
const ABANDONED_MS = 24 * 3_600_000;

/** SHA-256 of a file, hex. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A finished file that is not published yet, with its future URL. */
export interface StagedFile {
  path: string;
  url: string;
}

/** The folder of uploads: `files` are served below /media/uploads, `incoming` contains files that have not been checked yet. */
export class MediaFolder {
  readonly files: string;
  readonly incoming: string;
  /** The progress of each running conversion, 0 to 1, by clip id. */
  readonly progress = new Map<string, number>();
  /** The ffmpeg process of each running conversion, by clip id. */
  readonly processes = new Map<string, ChildProcess>();
  /** Clips whose conversion has just been stored, and whose source is about to be removed. */
  readonly converted = new Set<string>();
  /** Folder with the announced size of each upload, under the name of its part file. */
  private readonly sizes: string;

  /** freeBytes: of the disk; tests replace it */
  constructor(
    readonly root: string,
    private readonly freeBytes = () => freeBytesOf(root),
  ) {
    this.files = join(root, 'uploads');
    this.incoming = join(root, 'incoming');
    this.sizes = join(root, 'sizes');
    for (const folder of [this.files, this.incoming, this.sizes]) mkdirSync(folder, { recursive: true });
  }

  hasSpace = async (bytes: number): Promise<boolean> => (await this.freeBytes()) - bytes > RESERVE;

  /** The file with the parts of an upload so far. Its name contains the tenant, so that no other tenant can continue it. */
  partOf = (tenantId: number, upload: string): string => join(this.incoming, `${tenantId}.${upload}.part`);

  /** The file with the announced size of an upload in bytes. */
  private sizeFileOf = (tenantId: number, upload: string): string =>
    join(this.sizes, `${tenantId}.${upload}.part`);

  /** The announced size in bytes; 0 for an upload that does not exist. */
  async announcedSize(tenantId: number, upload: string): Promise<number> {
    return Number(await readFile(this.sizeFileOf(tenantId, upload), 'utf8').catch(() => '0'));
  }

  /** Number of a tenant's unfinished uploads. */
  async openUploads(tenantId: number): Promise<number> {
    const names = await readdir(this.incoming);
    return names.filter((name) => name.startsWith(`${tenantId}.`) && name.endsWith('.part')).length;
  }

  /** Removes all files of an upload. */
  async discard(tenantId: number, upload: string): Promise<void> {
    for (const path of [this.partOf(tenantId, upload), this.sizeFileOf(tenantId, upload)])
      await rm(path, { force: true });
  }

  /** An uploaded file that is being converted, by clip id. */
  sourceOf = (clipId: string): string => join(this.incoming, `${clipId}.source`);

  /** The ids of the clips whose uploaded file is waiting for conversion or being converted. */
  async sources(): Promise<string[]> {
    const names = await readdir(this.incoming);
    return names.filter((name) => name.endsWith('.source')).map((name) => name.replace(/\.source$/, ''));
  }

  hasSource = (clipId: string): Promise<boolean> =>
    stat(this.sourceOf(clipId)).then(
      () => true,
      () => false,
    );

  /** Removes the uploaded file of a clip after its conversion, and stops a conversion that is still running. */
  async removeSource(clipId: string): Promise<void> {
    await rm(this.sourceOf(clipId), { force: true });
    // SIGKILL, because ffmpeg would complete its file first after the default signal.
    this.processes.get(clipId)?.kill('SIGKILL');
    this.converted.delete(clipId);
  }

  /** Starts an upload and returns its id. Uploads that nobody has continued for a day are removed. */
  async begin(tenantId: number, size: number, now: number): Promise<string> {
    for (const name of await readdir(this.incoming)) {
      const path = join(this.incoming, name);
      const modified = name.endsWith('.source') ? null : await stat(path).catch(() => null);
      if (modified && now - modified.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
    const parts = new Set(await readdir(this.incoming));
    for (const name of await readdir(this.sizes))
      if (!parts.has(name)) await rm(join(this.sizes, name), { force: true });
    const upload = randomUUID();
    await appendFile(this.partOf(tenantId, upload), '');
    await writeFile(this.sizeFileOf(tenantId, upload), String(size));
    return upload;
  }

  /** Sets a finished file aside until the row that refers to it is stored. After a power cut, the file is either complete or absent. */
  async stage(path: string, hash: string, extension: 'mp4' | 'webp' | 'vtt'): Promise<StagedFile> {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    const staged = this.temporary();
    await rename(path, staged);
    return { path: staged, url: `/media/uploads/${hash}.${extension}` };
  }

  /** Moves a staged file to its URL. */
  publish = ({ path, url }: StagedFile): Promise<void> => rename(path, join(this.files, basename(url)));

  /** A new temporary file for data derived from an upload. */
  temporary = (): string => join(this.incoming, `${randomUUID()}.new`);

  /** Passes a temporary file to `use`, and removes it afterwards unless it was staged. */
  async withTemporary<T>(use: (path: string) => Promise<T>): Promise<T> {
    const path = this.temporary();
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes a published file. Other URLs are ignored. */
  async remove(url: string): Promise<void> {
    const name = /^\/media\/uploads\/([\da-f]{64}\.\w+)$/.exec(url)?.[1];
    if (name) await rm(join(this.files, name), { force: true });
  }
}
