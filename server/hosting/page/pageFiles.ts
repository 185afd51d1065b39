import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { freeBytes } from '../../files/freeBytes.ts';
import { writeFileAtomically } from '../../files/writeFileAtomically.ts';
import type { BootPart, CachedPage } from './cachedPage.ts';
import { CompressedText } from './compressedText.ts';
import type { DataVersion } from './pageVersion.ts';

const length = z.int().check(z.gte(0));
const sources = z.array(z.string());

/** The first line of a file; the HTML and the data of the page follow, both compressed. */
const header = z.object({
  html: length,
  data: length,
  /** Of the bytes that follow: a power cut may leave a file of the right size without its content. */
  crc: z.number(),
  boot: z.nullable(z.object({ layout: z.string().check(z.regex(/^[\w-]+$/)), page: z.string() })),
  etag: z.string(),
  inline: z.object({ scripts: sources, styles: sources }),
  surrogateKeys: z.string(),
  stockOf: z.nullable(z.array(z.number())),
  /** Fingerprint of that stock. */
  stock: z.string(),
  expiresAt: z.number(),
});
type Header = z.output<typeof header>;

export interface PageFilesOptions {
  /** Contains a folder for the pages of the current data, which is deleted with them once the data changes. */
  folder: string;
  /** Names what renders: pages of another build are never served. */
  build: string;
  maxBytes: number;
  /** Receives what goes wrong with the files; pages are rendered then. */
  onError: (error: unknown) => void;
  /** Free bytes of the disk of a folder. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** Pages leave so much of the disk to the database, which rejects writes below 64 MB. */
const reserveBytes = 512 * 2 ** 20;

const hashOf = (...texts: (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 40);

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** 0 for a file that does not exist. */
async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

/**
 * Rendered pages on disk. They outlive the process and need no memory, so a shop's whole sitemap is rendered ahead once for each
 * change of its data. A file is valid for the data (stamp and revision), the build and the key that it was written for, until it expires,
 * and while its stock is the current one.
 */
export class PageFiles {
  readonly #options: PageFilesOptions;
  readonly #freeBytes: (folder: string) => Promise<number>;
  readonly #layouts = new Map<string, CompressedText>();
  #generation: { name: string; opened: Promise<string> } | null = null;
  #bytes = 0;

  constructor(options: PageFilesOptions) {
    this.#options = options;
    this.#freeBytes = options.freeBytes ?? freeBytes;
  }

  /** The page of a key; null when no valid one is on disk. */
  async read(key: string, version: DataVersion): Promise<CachedPage | null> {
    try {
      const folder = await this.#open(version);
      const bytes = await readFile(join(folder, hashOf(key)));
      return await this.#parse(folder, bytes, version);
    } catch (error) {
      if (!isMissing(error)) this.#options.onError(error);
      return null;
    }
  }

  /** Bytes of the page of a key; 0 when no valid one is on disk. */
  async sizeOf(key: string, version: DataVersion): Promise<number> {
    const page = await this.read(key, version);
    return page ? page.html.size + (page.boot?.page.text.size ?? 0) : 0;
  }

  /** Writes a complete page that was rendered from this version, unless the files take too much space. Never rejects. */
  async write(key: string, version: DataVersion, page: CachedPage): Promise<void> {
    try {
      const folder = await this.#open(version);
      if (page.boot) await this.#writeLayout(folder, page.boot.layout);
      const body = Buffer.concat([page.html.bytes, ...(page.boot ? [page.boot.page.text.bytes] : [])]);
      const line: Header = {
        html: page.html.size,
        data: body.length - page.html.size,
        crc: crc32(body),
        boot: page.boot && { layout: page.boot.layout.id, page: page.boot.page.id },
        etag: page.etag,
        inline: { scripts: [...page.inline.scripts], styles: [...page.inline.styles] },
        surrogateKeys: page.surrogateKeys,
        stockOf: page.stockOf && [...page.stockOf],
        stock: version.stock.fingerprintOf(page.stockOf),
        expiresAt: page.expiresAt,
      };
      await this.#writeFile(
        join(folder, hashOf(key)),
        Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), body]),
      );
    } catch (error) {
      // The folder of former data is deleted while a page of it is written.
      if (!isMissing(error)) this.#options.onError(error);
    }
  }

  async #writeFile(file: string, bytes: Buffer): Promise<void> {
    const former = await sizeOf(file);
    if (this.#bytes - former + bytes.length > this.#options.maxBytes) return;
    if ((await this.#freeBytes(dirname(file))) < reserveBytes) return;
    this.#bytes += bytes.length - former;
    await writeFileAtomically(file, bytes);
  }

  /** Thousands of pages share some layouts. */
  async #writeLayout(folder: string, { id, text }: BootPart): Promise<void> {
    if (this.#layouts.has(id)) return;
    await this.#writeFile(join(folder, `layout-${id}`), text.bytes);
    this.#layouts.set(id, text);
  }

  async #readLayout(folder: string, id: string): Promise<CompressedText> {
    const text =
      this.#layouts.get(id) ?? CompressedText.restore(await readFile(join(folder, `layout-${id}`)));
    this.#layouts.set(id, text);
    return text;
  }

  async #parse(folder: string, bytes: Buffer, { stock }: DataVersion): Promise<CachedPage | null> {
    const end = bytes.indexOf('\n');
    const line = z.parse(header, JSON.parse(bytes.toString('utf8', 0, end)));
    const body = bytes.subarray(end + 1);
    if (body.length !== line.html + line.data || crc32(body) !== line.crc)
      throw new Error('a rendered page on disk is damaged');
    if (line.expiresAt <= Date.now() || line.stock !== stock.fingerprintOf(line.stockOf)) return null;
    const { boot, etag, inline, surrogateKeys, stockOf, expiresAt } = line;
    return {
      status: 200,
      redirect: null,
      hasErrors: false,
      etag,
      inline,
      surrogateKeys,
      stockOf,
      expiresAt,
      html: CompressedText.restore(body.subarray(0, line.html)),
      boot: boot && {
        layout: { id: boot.layout, text: await this.#readLayout(folder, boot.layout) },
        page: { id: boot.page, text: CompressedText.restore(body.subarray(line.html)) },
      },
    };
  }

  /** The folder of a version's pages. The first call for other data deletes the folders of all former data in the background. */
  #open({ revision, stamp }: DataVersion): Promise<string> {
    const name = hashOf(this.#options.build, revision, stamp);
    if (this.#generation?.name !== name) {
      this.#layouts.clear();
      this.#generation = { name, opened: this.#create(name) };
      // Each read and write reports it.
      this.#generation.opened.catch(() => {
        this.#generation = null;
      });
    }
    return this.#generation.opened;
  }

  async #create(name: string): Promise<string> {
    const { folder, onError } = this.#options;
    const path = join(folder, name);
    await mkdir(path, { recursive: true });
    const files = await readdir(path);
    const sizes = await Promise.all(files.map((file) => sizeOf(join(path, file))));
    this.#bytes = sizes.reduce((sum, size) => sum + size, 0);
    this.#deleteOthers(name).catch(onError);
    return path;
  }

  async #deleteOthers(name: string): Promise<void> {
    const { folder } = this.#options;
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory() && entry.name !== name)
        await rm(join(folder, entry.name), { recursive: true, force: true });
  }
}
