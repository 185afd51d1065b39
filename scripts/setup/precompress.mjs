import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(js|css|html|json|svg|webmanifest)$/;
const minBytes = 1024;

const methods = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a .br and a .gz file next to each text file of a folder, so that the server does not have to compress it. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < minBytes) return;
      for (const [ending, compress] of Object.entries(methods)) {
        const smaller = await compress(bytes);
        if (smaller.length >= bytes.length) continue;
        // A running server may read the file at any time, so it is renamed when complete.
        await writeFile(`${file}.${ending}.part`, smaller);
        await rename(`${file}.${ending}.part`, `${file}.${ending}`);
      }
    }),
  );
}
