import { and, desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { changeRequest, listRequests } from '../../../contract/desk/requests.ts';
import { list, number, text } from '../../../contract/fields.ts';
import { localizedError } from '../../backend/apiError.ts';
import { contactRequests } from '../../backend/database/schema/desk.ts';
import { quoteReference } from '../../backend/email/kinds/storeEmails.ts';
import type { RouteBinding } from '../../backend/route.ts';
import { type DeskOptions, deskRoute } from '../deskRoute.ts';
import { ownRow } from '../ownRow.ts';

type Row = typeof contactRequests.$inferSelect;

const PAGE = 50;

/** The contents of every kind of request; each kind has some of these. */
const contents = z.object({
  subject: text(),
  message: text(),
  product: text(),
  sku: text(),
  path: text(),
  language: text(),
  items: list(z.object({ name: text(), sku: text(), qty: number(1), rowTotal: text() })),
  subtotal: text(),
  swatches: list(text()),
  address: list(text()),
  email_id: number(0),
});

function present(row: Row) {
  const { subject, message, product, sku, path, language, items, subtotal, swatches, address, email_id } =
    z.parse(contents, row.contents);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: row.name,
    email: row.email,
    telephone: row.telephone,
    created_at: row.createdAt.toISOString(),
    note: row.note,
    subject,
    message,
    path,
    language,
    subtotal,
    swatches,
    address,
    product: [product, sku].filter(Boolean).join(' · '),
    reference: row.kind === 'request-quote' && email_id > 0 ? quoteReference(email_id) : '',
    items: items.map(({ rowTotal, ...item }) => ({ ...item, total: rowTotal })),
  };
}

/** Contact, quote and swatch requests of shoppers. */
export const requestRoutes = (options: DeskOptions): RouteBinding[] => [
  deskRoute(options, listRequests, async ({ db, tenant }, { query }) => {
    const ofTenant = eq(contactRequests.tenantId, tenant.id);
    const { before, status, kind } = query;
    const rows = await db
      .select()
      .from(contactRequests)
      .where(
        and(
          ofTenant,
          before > 0 ? lt(contactRequests.id, before) : undefined,
          status === '' ? undefined : eq(contactRequests.status, status),
          kind === '' ? undefined : eq(contactRequests.kind, kind),
        ),
      )
      .orderBy(desc(contactRequests.id))
      .limit(PAGE + 1);
    return {
      requests: rows.slice(0, PAGE).map(present),
      has_more: rows.length > PAGE,
      open: await db.$count(contactRequests, and(ofTenant, eq(contactRequests.status, 'open'))),
    };
  }),

  deskRoute(options, changeRequest, async ({ db, tenant, record }, { params, body }) => {
    const isRow = ownRow(contactRequests, params.id, tenant);
    const [before] = await db.select().from(contactRequests).where(isRow).for('update');
    if (!before) throw localizedError(404, 'not_found', 'deskNoRequest');
    const { status = before.status, note = before.note } = body;
    await db.update(contactRequests).set({ status, note }).where(isRow);
    record(`request ${params.id}`, { status, note }, { status: before.status, note: before.note });
    return present({ ...before, status, note });
  }),
];
