import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediaFolder } from '../../../files/projectRoot.ts';
import { safeError } from '../../../logging/safeError.ts';
import { plain, type Section, sectionsOf } from './passages.ts';

/** Larger files are not read, because a question must not wait for a catalog of hundreds of pages. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PDF_PAGES = 40;
const MOST_SECTIONS = 300;
/** Length in characters of a part of a PDF page, which has no headings. */
const PART_LENGTH = 400;

/** Groups the sentences of a page into parts that a reply can quote. */
function partsOf(page: string): Section[] {
  const parts: string[] = [];
  for (const sentence of page.split(/(?<=[.!?])\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length < PART_LENGTH)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts.filter(Boolean).map((text) => ({ heading: '', text }));
}

async function sectionsOfPdf(bytes: Buffer): Promise<Section[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 });
  try {
    const pdf = await task.promise;
    const sections: Section[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PDF_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
      sections.push(...partsOf(text.replace(/\s+/g, ' ').trim()));
    }
    return sections;
  } finally {
    await task.destroy();
  }
}

async function readSections(file: string): Promise<Section[]> {
  const bytes = await readFile(file);
  const sections =
    extname(file).toLowerCase() === '.pdf' ? await sectionsOfPdf(bytes) : sectionsOfHtml(bytes.toString());
  return sections.slice(0, MOST_SECTIONS);
}

function sectionsOfHtml(html: string): Section[] {
  const sections = sectionsOf(html).filter(({ text }) => text !== '');
  return sections.length > 0 ? sections : partsOf(plain(html));
}

/** Sections by file and modification time, so that a replaced document is read again. */
const texts = new LRUCache<string, Promise<Section[]>>({ max: 100 });

/** The file of a document; null for a URL of another site, which is never fetched, and for a path outside the folder. */
function fileOf(url: string, folder: string): string | null {
  const path = /^\/media\/([^?#]+\.(?:html?|pdf))(?:[?#]|$)/i.exec(url)?.[1];
  if (!path) return null;
  const file = normalize(join(folder, path));
  return file.startsWith(folder + sep) ? file : null;
}

/** The text of a document below /media, HTML or PDF, by heading. Empty if the document is elsewhere, too large or damaged. */
export async function documentSections(url: string, folder: string = mediaFolder): Promise<Section[]> {
  const file = fileOf(url, folder);
  if (!file) return [];
  try {
    const { size, mtimeMs } = await stat(file);
    if (size > MOST_BYTES) return [];
    const key = `${file} ${mtimeMs}`;
    const reading = texts.get(key) ?? readSections(file);
    texts.set(key, reading);
    return await reading;
  } catch (error) {
    console.error(`The text of ${url} could not be read`, safeError(error));
    return [];
  }
}
