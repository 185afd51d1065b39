import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { bulkInsert, snakeCase } from '../database/bulkInsert.ts';
import type { Database } from '../database/database.ts';
import { blogComments, blogPosts, blogVotes, menuItems } from '../database/schema/content.ts';
import { type ContentItem, type KindName, kinds, type MenuEntry } from './contentKinds.ts';
import { completeText, storedValue } from './fields.ts';

type Row = Record<string, unknown>;
type Reader = Pick<Database, 'select'>;
type Writer = Pick<Database, 'select' | 'execute' | 'delete'>;

/** A column of a kind's table by name; every table of content has the column tenantId. */
function columnOf(kind: KindName, name: string) {
  const column = getTableColumns(kinds[kind].table)[name];
  if (!column) throw new Error(`The table of ${kind} has no column ${name}.`);
  return column;
}

const bilingualText = (value: unknown) => {
  const { en, fr } = value as { en?: string; fr?: string };
  return completeText({ en: en ?? '', fr: fr ?? '' });
};

async function readRows(db: Reader, tenantId: number, kind: KindName): Promise<ContentItem[]> {
  const { table, key, fields, extension } = kinds[kind];
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(eq(columnOf(kind, 'tenantId'), tenantId));
  return rows.map((row) => {
    const columns = Object.values(fields).map(({ column, isBilingual }) => [
      column,
      isBilingual ? bilingualText(row[column]) : storedValue(row[column]),
    ]);
    const content = extension === '.html' ? { content: bilingualText(row.content) } : {};
    return { kind, identifier: String(row[key]), values: { ...Object.fromEntries(columns), ...content } };
  });
}

async function readMenus(db: Reader, tenantId: number): Promise<ContentItem[]> {
  const rows = await db
    .select()
    .from(menuItems)
    .where(eq(menuItems.tenantId, tenantId))
    .orderBy(asc(menuItems.position), asc(menuItems.nodeId));
  const menus = new Map<string, MenuEntry[]>();
  for (const row of rows) {
    const items = menus.get(row.placement) ?? [];
    menus.set(row.placement, items);
    items.push({
      id: row.nodeId,
      parent: row.parentNodeId ?? 0,
      label: completeText(row.label),
      request_url: row.requestUrl,
      href_override: row.hrefOverride,
      target: row.target as MenuEntry['target'],
      icon_url: row.iconUrl,
      top_menu_visibility: row.topMenuVisible,
    });
  }
  return [...menus].map(([identifier, items]) => ({ kind: 'menus', identifier, values: { items } }));
}

/** Reads the content of a kind, ordered by identifier independently of the database's collation. */
export async function readItems(db: Reader, tenantId: number, kind: KindName): Promise<ContentItem[]> {
  const items = await (kind === 'menus' ? readMenus(db, tenantId) : readRows(db, tenantId, kind));
  return items.sort((a, b) => (a.identifier < b.identifier ? -1 : 1));
}

/** The ids of blog posts by url_key. */
async function postIds(db: Reader, tenantId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: blogPosts.id, urlKey: blogPosts.urlKey })
    .from(blogPosts)
    .where(eq(blogPosts.tenantId, tenantId));
  return new Map(rows.map(({ id, urlKey }) => [urlKey, id]));
}

async function writeMenus(db: Writer, tenantId: number, menus: readonly ContentItem[]): Promise<void> {
  await removeItems(db, tenantId, 'menus', menus);
  const rows = menus.flatMap(({ identifier, values }) =>
    (values.items as MenuEntry[]).map((entry, position) => ({
      tenantId,
      nodeId: entry.id,
      parentNodeId: entry.parent || null,
      label: entry.label,
      requestUrl: entry.request_url,
      hrefOverride: entry.href_override,
      target: entry.target,
      iconUrl: entry.icon_url,
      topMenuVisible: entry.top_menu_visibility,
      placement: identifier,
      position,
    })),
  );
  await upsert(db, 'menus', rows, ['tenantId', 'nodeId']);
}

function upsert(db: Writer, kind: KindName, rows: readonly Row[], keys: readonly string[]): Promise<void> {
  const update = Object.keys(rows[0] ?? {})
    .filter((column) => !keys.includes(column))
    .map((column) => `"${snakeCase(column)}" = excluded."${snakeCase(column)}"`);
  const conflict = `(${keys.map(snakeCase).join(', ')}) do update set ${update.join(', ')}`;
  return bulkInsert(db, kinds[kind].table, rows, conflict);
}

/** Stores content of one kind; content with the same identifier is replaced. */
export async function writeItems(
  db: Writer,
  tenantId: number,
  kind: KindName,
  items: readonly ContentItem[],
): Promise<void> {
  if (kind === 'menus') return writeMenus(db, tenantId, items);
  const { key } = kinds[kind];
  const rows = items.map(({ identifier, values }) => ({ tenantId, [key]: identifier, ...values }));
  if (kind !== 'blog') return upsert(db, kind, rows, ['tenantId', key]);
  // A replaced post keeps its id, which comments and votes reference.
  const ids = await postIds(db, tenantId);
  let last = Math.max(0, ...ids.values());
  const posts = rows.map((row, index) => {
    const id = ids.get(items[index]?.identifier ?? '');
    if (id === undefined) last += 1;
    return { ...row, id: id ?? last };
  });
  return upsert(db, kind, posts, ['tenantId', 'id']);
}

/** Deletes content of one kind. The comments and votes of a blog post are deleted with it, or they would later belong to another post. */
export async function removeItems(
  db: Writer,
  tenantId: number,
  kind: KindName,
  items: readonly Pick<ContentItem, 'identifier'>[],
): Promise<void> {
  const identifiers = items.map(({ identifier }) => identifier);
  if (identifiers.length === 0) return;
  if (kind === 'blog') {
    const ids = await postIds(db, tenantId);
    const removed = identifiers.flatMap((identifier) => ids.get(identifier) ?? []);
    for (const table of [blogComments, blogVotes])
      await db.delete(table).where(and(eq(table.tenantId, tenantId), inArray(table.postId, removed)));
  }
  await db
    .delete(kinds[kind].table)
    .where(
      and(eq(columnOf(kind, 'tenantId'), tenantId), inArray(columnOf(kind, kinds[kind].key), identifiers)),
    );
}

/** Several processes may load the same folder: the first transaction stores the content, the others find nothing to change. */
export const lockContent = (db: Pick<Database, 'execute'>) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('storefront content'))`);
