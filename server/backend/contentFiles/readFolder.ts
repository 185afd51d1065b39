import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKindName, kindNames, kinds } from './contentKinds.ts';
import { ContentFolderError, type Finding, reportIn } from './finding.ts';

export interface FolderLimits {
  files: number;
  bytesPerFile: number;
  bytes: number;
  /** Maximum depth of folders below DIR. */
  depth: number;
}
export const folderLimits: FolderLimits = {
  files: 5000,
  bytesPerFile: 2 ** 20,
  bytes: 64 * 2 ** 20,
  depth: 8,
};

/** A content file whose text has not been read yet. */
interface FoundFile {
  /** Path within the folder, with forward slashes. */
  path: string;
  bytes: number;
  /** Changes with every change of the file, even if an editor replaces it by a new one. */
  version: string;
}

export interface FolderListing {
  /** Ordered by path. */
  files: FoundFile[];
  /** The kinds that have a folder in DIR. */
  kinds: (typeof kindNames)[number][];
  findings: Finding[];
}

/** Files of editors, operating systems and version control. */
const isForeign = (name: string) =>
  name.startsWith('.') || /~$|\.(?:swp|tmp|bak)$/i.test(name) || name === '4913';

async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter(({ name }) => !isForeign(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function topEntries(folder: string): Promise<Dirent[]> {
  try {
    return await entriesOf(folder);
  } catch (error) {
    throw new ContentFolderError(
      (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? `There is no folder ${folder}.`
        : `The folder ${folder} can't be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Lists the content files in a folder, within limits. Never follows symbolic links, which could lead out of the folder.
 * @throws ContentFolderError when the folder can't be read
 */
export async function listFolder(folder: string, limits = folderLimits): Promise<FolderListing> {
  const listing: FolderListing = { files: [], kinds: [], findings: [] };
  const report = (level: Finding['level'], path: string, message: string) =>
    reportIn(path, '', listing.findings)(level, 0, message);

  let bytes = 0;
  async function addFile(path: string): Promise<void> {
    const { size, mtimeMs, ino } = await lstat(join(folder, path));
    if (listing.files.length >= limits.files)
      throw new ContentFolderError(`The folder ${folder} has more than ${limits.files} files.`);
    bytes += size;
    if (bytes > limits.bytes)
      throw new ContentFolderError(
        `The files of ${folder} are larger than ${limits.bytes.toLocaleString('en-US')} bytes together.`,
      );
    listing.files.push({ path, bytes: size, version: `${path} ${size} ${mtimeMs} ${ino}` });
  }

  async function addFolder(path: string, extension: string, depth: number): Promise<void> {
    if (depth > limits.depth) return report('error', path, `is nested deeper than ${limits.depth} folders`);
    for (const entry of await entriesOf(join(folder, path))) {
      const inside = `${path}/${entry.name}`;
      if (entry.isSymbolicLink())
        report('error', inside, 'is a symbolic link; content must be in the folder itself');
      else if (entry.isDirectory()) await addFolder(inside, extension, depth + 1);
      else if (entry.isFile() && entry.name.endsWith(extension)) await addFile(inside);
      else report('warning', inside, `is not a ${extension} file and is left out`);
    }
  }

  for (const entry of await topEntries(folder)) {
    if (entry.isSymbolicLink())
      report('error', entry.name, 'is a symbolic link; content must be in the folder itself');
    else if (entry.isDirectory() && isKindName(entry.name)) {
      listing.kinds.push(entry.name);
      await addFolder(entry.name, kinds[entry.name].extension, 1);
    } else if (entry.isDirectory()) {
      report('warning', entry.name, `is left out; content is in ${kindNames.join(', ')}`);
    }
  }
  if (listing.kinds.length === 0) report('warning', '.', `has none of the folders ${kindNames.join(', ')}`);
  return listing;
}

/**
 * Reads the text of a file, with LF as line ends. A file that is too large, not UTF-8, or deleted in the meantime yields a finding and text
 * null.
 */
export async function readText(
  folder: string,
  { path, bytes }: Pick<FoundFile, 'path' | 'bytes'>,
  findings: Finding[],
  limits = folderLimits,
): Promise<string | null> {
  const tooLarge = () => {
    reportIn(path, '', findings)(
      'error',
      0,
      `is larger than ${limits.bytesPerFile.toLocaleString('en-US')} bytes`,
    );
    return null;
  };
  if (bytes > limits.bytesPerFile) return tooLarge();
  let content: Buffer;
  try {
    content = await readFile(join(folder, path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reportIn(path, '', findings)('error', 0, `can't be read: ${code ?? error}`);
    return null;
  }
  if (content.length > limits.bytesPerFile) return tooLarge();
  const text = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  if (isUtf8(content)) return text;
  const offset = Math.max(0, text.indexOf('\uFFFD'));
  reportIn(path, text, findings)('error', offset, 'is not UTF-8 here; save the file in the encoding UTF-8');
  return null;
}
