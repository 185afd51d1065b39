import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Minifies the scripts of a folder, with their source maps, beyond what Vite's minifier does: 3 kB (gzip) less on a first page. Terser alone,
 * without Vite's minifier before it, would gain half of that.
 * @param {string} folder
 */
export async function minifyScripts(folder) {
  // Imported lazily, because this module loads before packages are installed.
  const { minify } = await import('terser');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const file = join(folder, name);
    // A file that only passes on what others export has no map.
    const sourceMap = existsSync(`${file}.map`) && { content: readFileSync(`${file}.map`, 'utf8') };
    const options = { module: true, compress: { passes: 2 }, sourceMap };
    const { code, map } = await minify(readFileSync(file, 'utf8'), options);
    writeFileSync(file, code);
    if (sourceMap) writeFileSync(`${file}.map`, map);
  }
}
