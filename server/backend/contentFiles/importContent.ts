import { asc } from 'drizzle-orm';
import { cutText } from '../../../contract/cutText.ts';
import { bumpRevision } from '../catalog/revision.ts';
import type { Database } from '../database/database.ts';
import { auditLog } from '../database/schema/desk.ts';
import { tenants } from '../database/schema/tenant.ts';
import { type ContentItem, itemName, kindNames } from './contentKinds.ts';
import { lockContent, readItems, removeItems, writeItems } from './contentTables.ts';
import { ContentFolderError, type Finding, hasError } from './finding.ts';
import { type FolderContent, type HtmlCheck, readContent } from './readContent.ts';

export interface ContentImport {
  folder: string;
  /** Code of the tenant; null for the default tenant. */
  tenant: string | null;
  /** Whether to remove content that is not in the folder, for the kinds that have a folder. */
  isPruning: boolean;
  checkHtml: HtmlCheck;
}

/** Names of content, such as pages/about. */
export interface ContentChanges {
  created: string[];
  changed: string[];
  removed: string[];
  unchanged: string[];
  /** In the shop, but not in the folder. */
  others: string[];
}

export interface ImportReport {
  findings: Finding[];
  /** null if an error stopped the import. */
  changes: ContentChanges | null;
}

/** Finds a tenant by its code. @throws ContentFolderError for an unknown code */
export async function findContentTenant(db: Pick<Database, 'select'>, code: string | null) {
  const rows = await db
    .select({ id: tenants.id, code: tenants.code, language: tenants.language, isDefault: tenants.isDefault })
    .from(tenants)
    .orderBy(asc(tenants.id));
  const found =
    code === null
      ? (rows.find(({ isDefault }) => isDefault) ?? rows[0])
      : rows.find((row) => row.code === code);
  if (found) return found;
  const codes = rows.map((row) => row.code).join(', ');
  throw new ContentFolderError(
    code === null ? 'The shop has no tenant.' : `There is no tenant ${code}. The tenants are: ${codes}.`,
  );
}

const isSame = (a: ContentItem, b: ContentItem) => JSON.stringify(a.values) === JSON.stringify(b.values);

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function storeContent(
  db: Transaction,
  tenantId: number,
  { items, kinds }: FolderContent,
  { folder, isPruning }: Pick<ContentImport, 'folder' | 'isPruning'>,
): Promise<ContentChanges> {
  const changes: ContentChanges = { created: [], changed: [], removed: [], unchanged: [], others: [] };
  await lockContent(db);
  for (const kind of kindNames.filter((name) => kinds.includes(name))) {
    const stored = new Map((await readItems(db, tenantId, kind)).map((item) => [item.identifier, item]));
    const own = items.filter((item) => item.kind === kind);
    const written = own.filter((item) => {
      const before = stored.get(item.identifier);
      const list = !before ? 'created' : isSame(before, item) ? 'unchanged' : 'changed';
      changes[list].push(itemName(item));
      return list !== 'unchanged';
    });
    const named = new Set(own.map(({ identifier }) => identifier));
    const others = [...stored.values()].filter(({ identifier }) => !named.has(identifier));
    changes[isPruning ? 'removed' : 'others'].push(...others.map(itemName));
    if (isPruning) await removeItems(db, tenantId, kind, others);
    if (written.length > 0) await writeItems(db, tenantId, kind, written);
  }
  const { created, changed, removed } = changes;
  if (created.length + changed.length + removed.length > 0) {
    await bumpRevision(db);
    const details = { created, changed, removed };
    await db.insert(auditLog).values({
      tenantId,
      actor: 'content files',
      action: 'Loads content from files',
      subject: cutText(folder, 500),
      details,
      at: new Date(),
    });
  }
  return changes;
}

/**
 * Loads the content of a folder into the shop in one transaction. If any file has an error, nothing is stored. Idempotent.
 * @throws ContentFolderError for a folder that can't be read or an unknown tenant
 */
export async function importContent(
  db: Database,
  { folder, tenant, isPruning, checkHtml }: ContentImport,
): Promise<ImportReport> {
  const { id } = await findContentTenant(db, tenant);
  const content = await readContent(folder, checkHtml);
  if (hasError(content.findings)) return { findings: content.findings, changes: null };
  const changes = await db.transaction((transaction) =>
    storeContent(transaction, id, content, { folder, isPruning }),
  );
  return { findings: content.findings, changes };
}
