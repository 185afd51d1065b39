import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkHtml } from '@/features/content/check/checkContent';
import { readRevision } from '../server/backend/catalog/revision.ts';
import { kinds, menuEntry } from '../server/backend/contentFiles/contentKinds.ts';
import { findingText } from '../server/backend/contentFiles/finding.ts';
import { auditLog } from '../server/backend/database/schema/desk.ts';
import { startContentWatch } from '../server/import/contentFolder.ts';
import { about, openContentShop } from './backend/contentShop.ts';
import { waitFor } from './waitFor.ts';
import { isWholeForm } from './wholeForm.ts';

const { shop, newFolder, write, load, save, pageOf } = openContentShop();
/** Findings of one file. */
const MANY = isWholeForm ? 40_000 : 4_000;

describe.sequential('content in files', () => {
  it('stores a new page in each language, once, and raises the revision once', async () => {
    write('pages/about.html', ...about);
    write('pages/about.fr.html', '---', 'title: À propos', '---', '<h1>À propos</h1>', '');
    write('blocks/note.html', '---', 'title: Note', '---', '<p>Hi</p>');
    const before = await readRevision(shop.db);
    expect((await load()).changes).toMatchObject({ created: ['pages/about', 'blocks/note'], changed: [] });
    expect(await readRevision(shop.db)).toBe(before + 1);
    expect(await pageOf('about')).toMatchObject({
      title: { en: 'About us', fr: 'À propos' },
      content: { en: '<h1>About us</h1>', fr: '<h1>À propos</h1>' },
      metaDescription: { en: '', fr: '' },
      noIndex: false,
    });
    const second = await load();
    expect(second.changes).toMatchObject({
      created: [],
      changed: [],
      unchanged: ['pages/about', 'blocks/note'],
    });
    expect(await readRevision(shop.db)).toBe(before + 1);
    write('pages/about.html', '---', 'title: About', 'no_index: yes', '---', '<h1>About us</h1>');
    expect((await load()).changes).toMatchObject({ changed: ['pages/about'], unchanged: ['blocks/note'] });
    const log = await shop.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ details }) => details)).toMatchObject([
      { created: expect.anything() },
      { changed: ['pages/about'] },
    ]);
    expect(await pageOf('about')).toMatchObject({ title: { en: 'About' }, noIndex: true });
  });

  it('reports every finding by its file, line and column, and stores nothing', async () => {
    write(
      'pages/broken.html',
      '---',
      'title: Broken',
      'titel: Brocken',
      'no_index: maybe',
      '---',
      '<h1>Broken</h1>',
      '  <div><p>One <a href="/a">two</a></p>',
    );
    write('pages/good.html', '---', 'title: Good', '---', 'Good');
    write('pages/plain.html', '<h1>No front matter</h1>');
    write('pages/lost.fr.html', '---', 'titre: Perdu', '---', 'x');
    write('pages/other.fr.html', '---', 'title: Autre', '---', 'x');
    write('pages/yaml.html', '---', 'title: "x', '---', 'x');
    write(
      'menus/footer.yaml',
      'items:',
      '  - id: 900',
      '    label: A',
      '    url: /a',
      '  - { id: 900, label: B }',
    );
    write('banners/late.html', '---', 'start_date: 2026-12-01', 'end_date: 2026-11-01', '---', '');
    write('blog/bad day.html', '---', 'title: x', 'published_at: 2026-02-30', '---', '');
    write('blog/day.html', '---', 'title: x', 'published_at: 2026-02-30', '---', '');
    write('blocks/seo-home-sd.html', '---', 'title: Data', '---', '{"a": ');
    const { findings, changes } = await load();
    expect(changes).toBeNull();
    expect(await pageOf('good')).toBeUndefined();
    expect(findings.map(findingText)).toEqual([
      'banners/late.html:3:1 error end_date is before start_date',
      'blocks/seo-home-sd.html:4:1 error The structured data is not JSON and is left out.',
      'blog/bad day.html:1:1 error must have a name of letters, digits, - and _; the language is .en or .fr',
      'blog/day.html:3:1 error published_at must be a day or a time such as 2026-11-30T15:00:00Z',
      'menus/footer.yaml:4:5 error items.0.url is not a known key',
      'pages/broken.html:3:1 error titel is not a known key',
      'pages/broken.html:4:1 error no_index must be true or false',
      'pages/broken.html:7:3 error <div> is opened 1 times and closed 0 times.',
      'pages/broken.html:7:15 warning A plain anchor: use avb-link.',
      'pages/lost.fr.html:2:1 error titre is not a known key',
      'pages/other.fr.html:1:1 error pages/other.html is missing, which this file translates',
      'pages/plain.html:1:1 error the file must begin with front matter: a line ---, its keys, and a line ---',
      expect.stringMatching(/^pages\/yaml\.html:\d:\d+ error Missing closing "quote/),
    ]);
  });

  it('loads content with warnings', async () => {
    write('pages/warned.html', '---', 'title: Warned', '---', '<a href="/a">two</a>');
    write('pages/notes.txt', 'x');
    write('pictures/a.html', 'x');
    const { findings, changes } = await load();
    expect(findings.map(findingText)).toEqual([
      'pages/notes.txt:1:1 warning is not a .html file and is left out',
      'pages/warned.html:4:1 warning A plain anchor: use avb-link.',
      'pictures:1:1 warning is left out; content is in pages, blocks, menus, banners, blog',
    ]);
    expect(changes?.created).toEqual(['pages/warned']);
  });

  it('reports a hundred findings of a file, errors first, and takes a short time for thousands', async () => {
    write(
      'pages/many.html',
      '---',
      'title: x',
      '---',
      '<a href="/a">1</a>'.repeat(MANY),
      '<script>x</script>',
    );
    write('menus/many.yaml', 'items:', ...Array.from({ length: MANY / 2 }, (_, at) => `  - id: x${at}`));
    const { findings, changes } = await load();
    expect(changes).toBeNull();
    expect(findings).toHaveLength(201);
    expect(findings.map(findingText)).toEqual(
      expect.arrayContaining([
        `pages/many.html:4:1 warning has ${MANY - 99} more findings`,
        'pages/many.html:5:1 error <script> is not allowed and left out.',
      ]),
    );
  });

  it('loads the examples of docs/content.md, which names every key', async () => {
    const guide = readFileSync(new URL('../docs/content.md', import.meta.url), 'utf8');
    const [page = '', french = '', menu = ''] = [...guide.matchAll(/```(?:html|yaml)\n(.*?)```/gs)].map(
      ([, example = '']) => example,
    );
    write('pages/guide.html', page);
    write('pages/guide.fr.html', french);
    write('menus/guide.yaml', menu.replaceAll('10', '910').replace('id: 11', 'id: 911'));
    const { findings, changes } = await load();
    expect(findings.map(findingText)).toEqual([]);
    expect(changes?.created).toEqual(['pages/guide', 'menus/guide']);
    const keys = [
      ...Object.values(kinds).flatMap(({ fields }) => Object.keys(fields)),
      ...Object.keys(menuEntry.shape),
    ];
    expect(keys.filter((key) => !guide.includes(`\`${key}\``) && !guide.includes(`${key}:`))).toEqual([]);
  });

  it('refuses a number that two menus use, and an identifier that two files have', async () => {
    write('menus/a.yaml', 'items:', '  - { id: 901, label: A }');
    write('menus/b.yaml', 'items:', '  - { id: 902, label: A }', '  - { id: 901, label: B }');
    write('pages/one.html', '---', 'title: x', '---', '');
    write('pages/two.html', '---', 'title: x', 'identifier: one', '---', '');
    expect((await load()).findings.map(findingText)).toEqual([
      'menus/b.yaml:3:7 error id 901 is also in menus/a.yaml',
      'pages/two.html:3:1 error has the identifier of pages/one.html',
    ]);
  });

  it('never leaves the shop.folder, and reads UTF-8 of a bounded size only', async () => {
    const outside = newFolder();
    writeFileSync(join(outside, 'secret.html'), about.join('\n'));
    write('pages/about.html', ...about);
    symlinkSync(join(outside, 'secret.html'), join(shop.folder, 'pages/secret.html'));
    symlinkSync(outside, join(shop.folder, 'blog'));
    write('pages/large.html', ...about, 'x'.repeat(2 ** 20));
    writeFileSync(
      join(shop.folder, 'pages/latin.html'),
      Buffer.from('---\ntitle: x\n---\n\nPr\xe9s', 'latin1'),
    );
    const { findings, changes } = await load();
    expect(changes).toBeNull();
    expect(findings.map(findingText)).toEqual([
      'blog:1:1 error is a symbolic link; content must be in the folder itself',
      'pages/large.html:1:1 error is larger than 1,048,576 bytes',
      'pages/latin.html:5:3 error is not UTF-8 here; save the file in the encoding UTF-8',
      'pages/secret.html:1:1 error is a symbolic link; content must be in the folder itself',
    ]);
    await expect(save('maple')).rejects.toThrow(/blog:1:1 error is a symbolic link/);
    expect(readdirSync(outside)).toEqual(['secret.html']);
  });

  it('names the tenants when one is unknown, and a folder that is missing', async () => {
    await expect(load({ tenant: 'acme' })).rejects.toThrow(
      'There is no tenant acme. The tenants are: maple, ',
    );
    await expect(load({ from: join(shop.folder, 'nowhere') })).rejects.toThrow(
      /^There is no folder .*nowhere\.$/,
    );
  });

  it('loads each change of a watched folder, keeps the last good state, and survives a replaced folder', async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
    write('pages/watched.html', '---', 'title: One', '---', '');
    const afterChange = vi.fn(async () => undefined);
    const settings = { folder: shop.folder, tenant: 'maple', isPruning: false, checkHtml };
    const stop = await startContentWatch(shop.db, settings, afterChange, { interval: 10 });
    const title = async () => (await pageOf('watched'))?.title.en;
    expect(await title()).toBe('One');
    write('pages/watched.html', '---', 'title: Two', '---', '');
    await waitFor(async () => expect(await title()).toBe('Two'));
    await waitFor(() => expect(lines).toContain('changed pages/watched'));
    expect(afterChange).toHaveBeenCalledTimes(2);
    write('pages/watched.html', '---', 'name: Three', '---', '');
    await waitFor(() => expect(lines).toContain('Nothing was stored: 2 errors, 0 warnings.'));
    expect(lines).toContain('pages/watched.html:2:1 error name is not a known key');
    expect(await title()).toBe('Two');
    // As an editor does that writes a new file in place of the old one.
    rmSync(join(shop.folder, 'pages'), { recursive: true });
    write('pages/watched.html', '---', 'title: Four', '---', '');
    await waitFor(async () => expect(await title()).toBe('Four'));
    await stop();
    log.mockRestore();
    expect(afterChange).toHaveBeenCalledTimes(3);
  });

  it('does not begin to watch a folder that is missing, or for an unknown tenant', async () => {
    const settings = { folder: join(shop.folder, 'nowhere'), tenant: null, isPruning: false, checkHtml };
    const begin = (changes: object) =>
      startContentWatch(shop.db, { ...settings, ...changes }, async () => undefined);
    await expect(begin({})).rejects.toThrow('There is no folder');
    await expect(begin({ tenant: 'acme' })).rejects.toThrow('There is no tenant acme');
  });
});
