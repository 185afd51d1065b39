import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSeed } from '../../demo/demoSeed.ts';
import { devMail } from '../../demo/devMail/devMail.ts';
import { outbox } from '../../server/backend/database/schema/customer.ts';
import { addSecurityHeaders } from '../../server/hosting/security/securityHeaders.ts';
import { openTestBackend, type TestBackend } from '../backend/testBackend.ts';

/** What happens to emails; a test changes it. */
let delivery: (code: string) => 'smtp' | 'demo' | 'none' = () => 'demo';
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend(undefined, {
    emailDelivery: (code) => delivery(code),
    extend: async (app, context) => {
      addSecurityHeaders(app, async () => null);
      await app.register(devMail, { backend: context });
    },
  });
});
afterAll(() => backend.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers: { host: 'localhost', ...headers } });
const evil = '<script>alert(1)</script>';
async function write(host?: string): Promise<number> {
  const browser = await backend.newBrowser(host).startSession();
  await browser.call('POST', '/forms/contact', { name: evil, email: 'ada@example.com', message: evil });
  return Math.max(...(await backend.context.db.select().from(outbox)).map(({ id }) => id));
}

describe('/dev/mail of a demo tenant', () => {
  it('lists the emails of its own tenant, newest first, in the visitor’s language', async () => {
    const id = await write();
    const foreign = await write('boreale.localhost');
    const list = await get('/dev/mail');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(`href="/dev/mail/${id}"`);
    expect(list.body).not.toContain(`href="/dev/mail/${foreign}"`);
    expect(list.body).toContain('This demo shop sends no email.');
    const french = await get('/dev/mail', { 'accept-language': 'fr' });
    expect(french.body).toContain('n’envoie aucun courriel');
    expect((await get(`/dev/mail/${foreign}`)).statusCode).toBe(404);
    expect((await get(`/dev/mail/${foreign}/html`)).statusCode).toBe(404);
  });

  it('shows one email as text and in a sandboxed frame, in which nothing runs', async () => {
    const id = await write();
    const page = await get(`/dev/mail/${id}`);
    expect(page.body).toMatch(new RegExp(`<iframe sandbox="[^"]*" src="/dev/mail/${id}/html"`));
    expect(page.body).not.toMatch(/allow-scripts|allow-same-origin/);
    expect(page.body).toContain('&gt; &lt;script&gt;alert(1)');
    const email = await get(`/dev/mail/${id}/html`);
    for (const { headers, body } of [page, email]) {
      expect(body).not.toContain('<script');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect(headers['content-security-policy']).not.toMatch(/script-src|connect-src/);
    }
    expect(email.headers['content-security-policy']).toMatch(/^sandbox (?!.*allow-scripts)/);
  });

  it.each(['x', '0', '99999999', '1e3', '-1', '1/html/x', '%27', '12345678901'])(
    'has no email %s',
    async (id) => {
      expect((await get(`/dev/mail/${id}`)).statusCode).toBe(404);
    },
  );

  it('survives an email that an older version wrote', async () => {
    const [row] = await backend.context.db
      .insert(outbox)
      .values({ tenantId: 1, kind: 'order', recipient: 'a@b.example', subject: 'Old', body: { x: 1 } })
      .returning();
    const page = await get(`/dev/mail/${row?.id}`);
    expect([page.statusCode, page.body.includes('cannot be shown')]).toEqual([200, true]);
    expect((await get(`/dev/mail/${row?.id}/html`)).statusCode).toBe(404);
  });
});

describe('/dev/mail of any other tenant', () => {
  it.each(['smtp', 'none'] as const)('does not exist while its emails are "%s"', async (state) => {
    const id = await write();
    delivery = () => state;
    for (const path of ['', `/${id}`, `/${id}/html`])
      expect((await get(`/dev/mail${path}`)).statusCode).toBe(404);
    delivery = () => 'demo';
  });

  it('is told to the browser in the configuration', async () => {
    for (const state of ['smtp', 'none', 'demo'] as const) {
      delivery = () => state;
      expect((await get('/api/rest/config')).json()).toMatchObject({ email_delivery: state });
    }
  });

  it('belongs to no tenant of a dealer: the demo shop names its own', () => {
    expect(demoSeed.tenantCodes).toEqual(['maple', 'boreale', 'payments']);
  });
});
