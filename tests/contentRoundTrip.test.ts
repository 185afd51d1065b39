import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readRevision } from '../server/backend/catalog/revision.ts';
import { findingText } from '../server/backend/contentFiles/finding.ts';
import { rowsOf } from '../server/backend/database/database.ts';
import { blogComments, blogPosts, menuItems, pages } from '../server/backend/database/schema/content.ts';
import { about, filesIn, openContentShop } from './backend/contentShop.ts';
import { casesOf } from './wholeForm.ts';

const { shop, newFolder, write, load, save } = openContentShop();

describe.sequential('export and import of content', () => {
  it.each(casesOf(['maple', 'boreale', 'payments'], 2))(
    'exports the whole shop %s to files that change nothing when loaded, and are the same when exported again',
    async (tenant) => {
      const before = await readRevision(shop.db);
      const first = await save(tenant);
      expect(first.written.length).toBeGreaterThan(60);
      const report = await load({ tenant, isPruning: true });
      expect(report.findings.map(findingText).filter((line) => line.includes(' error '))).toEqual([]);
      expect(report.changes).toMatchObject({ created: [], changed: [], removed: [], others: [] });
      expect(await readRevision(shop.db)).toBe(before);
      const files = filesIn(shop.folder);
      expect(await save(tenant)).toEqual({ ...first, written: [], unchanged: first.written });
      expect(filesIn(shop.folder)).toEqual(files);
    },
  );

  it('builds the same shop again from its files', async () => {
    await save('maple');
    const files = filesIn(shop.folder);
    const rows = () =>
      rowsOf(
        shop.db,
        sql`select node_id, parent_node_id, label, placement from menu_items where tenant_id = 1 order by node_id`,
      );
    const menus = await rows();
    for (const table of ['pages', 'blocks', 'menu_items', 'banners', 'blog_posts'])
      await shop.db.execute(sql.raw(`delete from ${table} where tenant_id = 1`));
    const report = await load();
    expect(report.changes?.created.length).toBeGreaterThan(60);
    const again = newFolder();
    await save('maple', again);
    expect(filesIn(again)).toEqual(files);
    expect((await rows()).length).toBe(menus.length);
  });

  it('removes what is not in the folder only when told to, and only of kinds that have a folder', async () => {
    await save('boreale');
    rmSync(join(shop.folder, 'banners'), { recursive: true });
    const post = 'looking-after-leather';
    const [row] = await shop.db.select().from(blogPosts).where(sql`tenant_id = 2 and url_key = ${post}`);
    const comment = { tenantId: 2, postId: row?.id ?? 0, author: 'A', body: 'B', isApproved: true };
    await shop.db.insert(blogComments).values({ ...comment, createdAt: new Date() });
    const comments = () => shop.db.select().from(blogComments).where(eq(blogComments.postId, comment.postId));
    expect(await comments()).not.toEqual([]);
    rmSync(join(shop.folder, `blog/${post}.html`));
    rmSync(join(shop.folder, `blog/${post}.en.html`));
    rmSync(join(shop.folder, 'menus/account.yaml'));
    const unpruned = await load({ tenant: 'boreale' });
    expect(unpruned.changes).toMatchObject({ removed: [], others: ['menus/account', `blog/${post}`] });
    const pruned = await load({ tenant: 'boreale', isPruning: true });
    expect(pruned.changes).toMatchObject({ removed: ['menus/account', `blog/${post}`], others: [] });
    expect((await comments()).filter(({ tenantId }) => tenantId === 2)).toEqual([]);
    const account = await shop.db
      .select()
      .from(menuItems)
      .where(sql`tenant_id = 2 and placement = 'account'`);
    expect(account).toEqual([]);
    expect(readdirSync(shop.folder)).not.toContain('banners');
    expect((await save('boreale', newFolder())).written.some((path) => path.startsWith('banners/'))).toBe(
      true,
    );
  });

  it('keeps every text and every identifier that a database may hold', async () => {
    const text = (en: string, fr = en) => ({ en, fr });
    const empty = { metaDescription: text(''), metaKeywords: text(''), noIndex: false, tenantId: 1 };
    const texts = {
      Odd: '---\ntitle: not a title\n---\n',
      odd: 'ends with two lines\n\n',
      '../outside': '\n\n  begins with lines',
      'a b/ü': 'Windows\r\nlines\r\n',
      'about.fr': '',
    };
    const rows = Object.entries(texts).map(([identifier, content]) => ({
      ...empty,
      identifier,
      title: text(identifier === 'odd' ? 'yes' : `"${identifier}": # 1`),
      content: text(content, identifier === 'odd' ? '' : `${content}!`),
    }));
    await shop.db.insert(pages).values(rows);
    const entry = { hrefOverride: '', target: '', iconUrl: '', topMenuVisible: false, position: 0 };
    await shop.db.insert(menuItems).values({
      ...entry,
      tenantId: 1,
      nodeId: 990,
      label: text('2026-01-01'),
      requestUrl: '',
      placement: '',
    });
    await save('maple');
    const files = filesIn(shop.folder);
    expect(Object.keys(files).filter((path) => path.includes('unnamed'))).toHaveLength(7);
    expect((await load({ isPruning: true })).changes).toMatchObject({
      created: [],
      changed: [],
      removed: [],
    });
    await shop.db.execute(sql`delete from pages where tenant_id = 1`);
    await shop.db.execute(sql`delete from menu_items where tenant_id = 1`);
    expect((await load()).changes?.created).toEqual(
      expect.arrayContaining([...Object.keys(texts).map((identifier) => `pages/${identifier}`), 'menus/']),
    );
    const again = newFolder();
    await save('maple', again);
    expect(filesIn(again)).toEqual(files);
    await shop.db.delete(pages).where(inArray(pages.identifier, Object.keys(texts)));
  });

  it('deletes files that are not in the shop only when told to', async () => {
    await save('maple');
    write('pages/stray.html', ...about);
    expect((await save('maple')).others).toEqual(['pages/stray.html']);
    expect((await save('maple', shop.folder, true)).removed).toEqual(['pages/stray.html']);
    expect(readdirSync(join(shop.folder, 'pages'))).not.toContain('stray.html');
  });
});
