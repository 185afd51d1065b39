import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { documentSections } from './documentText.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A PDF of one page with one line of text. */
function pdfOf(line: string): string {
  const stream = `BT /F1 12 Tf 40 700 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj${object}endobj`).join('\n')}\ntrailer<</Root 1 0 R>>`;
}

it('reads a page by its headings', async () => {
  await writeFile(join(folder, 'care.html'), '<h1>Care</h1><h2>Wood</h2><p>Dust &amp; oil it.</p>');
  expect(await documentSections('/media/care.html', folder)).toEqual([
    { heading: 'Wood', text: 'Dust & oil it.' },
  ]);
});

it('reads the text of a PDF', async () => {
  await writeFile(join(folder, 'manual.pdf'), pdfOf('Clean the filter every month.'));
  expect(await documentSections('/media/manual.pdf?v=2', folder)).toEqual([
    { heading: '', text: 'Clean the filter every month.' },
  ]);
});

it('reads a replaced document again', async () => {
  const file = join(folder, 'terms.html');
  await writeFile(file, '<h2>Warranty</h2><p>5 years.</p>');
  expect((await documentSections('/media/terms.html', folder))[0]?.text).toBe('5 years.');
  await writeFile(file, '<h2>Warranty</h2><p>10 years of cover.</p>');
  expect((await documentSections('/media/terms.html', folder))[0]?.text).toBe('10 years of cover.');
});

it('reads nothing outside of the folder, of another site, or of another kind', async () => {
  await writeFile(join(folder, 'secret.txt'), 'secret');
  for (const url of ['/media/../../etc/passwd.html', 'https://other.example/a.pdf', '/media/secret.txt', ''])
    expect(await documentSections(url, folder)).toEqual([]);
});

it('logs a damaged or missing document, and has no text for it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await writeFile(join(folder, 'broken.pdf'), 'no PDF');
  expect(await documentSections('/media/broken.pdf', folder)).toEqual([]);
  expect(await documentSections('/media/missing.html', folder)).toEqual([]);
  expect(log).toHaveBeenCalledTimes(2);
});
