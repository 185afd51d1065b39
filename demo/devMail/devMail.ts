import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { outbox } from '../../server/backend/database/schema/customer.ts';
import { buildEmail, type RenderedEmail } from '../../server/backend/email/buildEmail.ts';
import { emailOrigin } from '../../server/backend/email/emailOrigin.ts';
import type { OutboxRow } from '../../server/backend/email/outbox.ts';
import { languageOf } from '../../server/backend/tenant/language.ts';
import type { Tenant } from '../../server/backend/tenant/tenant.ts';
import { findTenant } from '../../server/backend/tenant/tenants.ts';
import { setPolicy } from '../../server/hosting/security/securityHeaders.ts';
import { listPage, singlePage } from './pages.ts';

const MAX_LISTED = 100;

/** Policy of the page around the emails: no scripts, no forms, and only the email as a frame. */
const pagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The email itself gets an opaque origin (sandbox), without scripts, and loads nothing but images. */
const emailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const send = (request: FastifyRequest, reply: FastifyReply, policy: string, markup: string) => {
  setPolicy(request, policy);
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .send(markup);
};

/** Renders an email with links to the origin at which it is read; null if its contents can't be rendered. */
function render(row: OutboxRow, tenant: Tenant, request: FastifyRequest): RenderedEmail | null {
  try {
    return buildEmail({ ...row, origin: emailOrigin(tenant, request) }, tenant);
  } catch {
    return null;
  }
}

/**
 * Shows the emails of a demo tenant at /dev/mail, because the demo shop has no mail server. For any other tenant, and for every tenant once
 * SMTP_URL is set, the path does not exist.
 */
export async function devMail(app: FastifyInstance, { backend }: { backend: BackendContext }): Promise<void> {
  /** Returns the tenant of the host if its emails may be read. */
  async function demoTenantOf(request: FastifyRequest): Promise<Tenant | null> {
    const tenant = findTenant(request.host, (await backend.catalog.current()).tenants);
    return tenant && backend.emailDelivery(tenant.code) === 'demo' ? tenant : null;
  }

  async function findRow(tenant: Tenant, id: string): Promise<OutboxRow | null> {
    if (!/^\d{1,9}$/.test(id)) return null;
    const isRow = and(eq(outbox.id, Number(id)), eq(outbox.tenantId, tenant.id));
    return (await backend.db.select().from(outbox).where(isRow))[0] ?? null;
  }

  app.get('/dev/mail', async (request, reply) => {
    const tenant = await demoTenantOf(request);
    if (!tenant) return reply.callNotFound();
    const rows = await backend.db
      .select()
      .from(outbox)
      .where(eq(outbox.tenantId, tenant.id))
      .orderBy(desc(outbox.id))
      .limit(MAX_LISTED);
    const language = languageOf(request.headers['accept-language'], tenant);
    return send(request, reply, pagePolicy, listPage(rows, tenant, language));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const tenant = await demoTenantOf(request);
    const row = tenant && (await findRow(tenant, request.params.id));
    if (!tenant || !row) return reply.callNotFound();
    const language = languageOf(request.headers['accept-language'], tenant);
    return send(request, reply, pagePolicy, singlePage(row, render(row, tenant, request), tenant, language));
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', async (request, reply) => {
    const tenant = await demoTenantOf(request);
    const row = tenant && (await findRow(tenant, request.params.id));
    const email = tenant && row && render(row, tenant, request);
    if (!email) return reply.callNotFound();
    return send(request, reply, emailPolicy, email.html);
  });
}
