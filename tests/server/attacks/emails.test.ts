import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../server/backend/database/schema/customer.ts';
import { deliverDue } from '../../../server/backend/email/delivery.ts';
import { emailOrigin } from '../../../server/backend/email/emailOrigin.ts';
import { html } from '../../../server/backend/email/html.ts';
import { smtpMailer } from '../../../server/backend/email/mailer.ts';
import { openTestBackend, type TestBackend } from '../../backend/testBackend.ts';
import { codeOf } from '../../backend/testBrowser.ts';
import { startMailServer, type TestMailServer } from '../../backend/testMailServer.ts';

let backend: TestBackend;
let server: TestMailServer;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.advanceClock(86_400);
  await backend.context.db.delete(outbox);
  server = await startMailServer();
});
afterEach(() => server.close());

const post = async (form: object) =>
  (await backend.newBrowser().startSession()).call('POST', '/forms/contact', form);
const deliver = () => deliverDue(backend.context, smtpMailer(server.url, 'shop@mail.example'));
const form = { name: 'Ada', email: 'ada@example.com', message: 'Is it warm?' };

describe('text of a stranger in an email', () => {
  it.each([
    'Ada\r\nBcc: victim@example.com',
    'Ada\nBcc: victim@example.com\n\nbuy this',
    'Ada\u2028Bcc: victim@example.com',
    '=?utf-8?Q?Ada=0D=0ABcc:_victim@example.com?=',
  ])('adds no header and no recipient: %j', async (name) => {
    expect((await post({ ...form, name })).status).toBe(200);
    await deliver();
    expect(server.received).toHaveLength(1);
    const [email] = server.received;
    expect(email?.recipients).toEqual(['hello@maple-and-main.example']);
    expect(email?.headers).not.toHaveProperty('bcc');
    const head = email?.raw.split('\r\n\r\n')[0] ?? '';
    expect(head).not.toMatch(/^bcc/im);
  });

  it('is escaped in HTML, in texts and in attributes', async () => {
    const evil = `<img src=x onerror="alert(1)">"'&</td></table>`;
    await post({ ...form, name: evil, subject: evil, message: evil, telephone: evil });
    await deliver();
    const markup = server.received[0]?.html ?? '';
    expect(markup).not.toMatch(/<img src=x/);
    expect(markup).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html`<a href="${'"><script>'}">${"'"}</a>`.markup).toBe(
      '<a href="&quot;&gt;&lt;script&gt;">&#39;</a>',
    );
  });

  it('is cut: a subject has at most 200 characters', async () => {
    await post({ ...form, name: 'A'.repeat(200) });
    const [row] = await backend.context.db.select().from(outbox).orderBy(desc(outbox.id));
    expect(row?.subject.length).toBe(200);
  });
});

describe('addresses', () => {
  it.each([
    'a@example.com,victim@example.com',
    'a@example.com,victim.example',
    'a@example.com;b.example',
    '"a,b"@example.com',
    'a@example.com\r\nBcc:x@example.com',
    'group:a@example.com',
    'a@example.com(note)',
    'a\u0000@example.com',
    'a@[127.0.0.1].com',
  ])('%j is rejected in forms and for a cart', async (email) => {
    const response = await post({ ...form, email });
    expect([400, 422]).toContain(response.status);
    const browser = await backend.newBrowser().startSession();
    const cart = await browser.call('POST', '/cart/email', { email });
    expect(['invalid', 'emailBad', 'malformed_text']).toContain(codeOf(cart));
    expect(await backend.context.db.select().from(outbox)).toEqual([]);
  });
});

describe('the host of links', () => {
  const tenantWith = async (base_url: string, hosts: string[]) => {
    const [tenant] = (await backend.context.catalog.current()).tenants;
    if (!tenant) throw new Error('The demo shop has no tenant.');
    const configs = Object.fromEntries(
      Object.entries(tenant.configs).map(([language, config]) => [language, { ...config, base_url }]),
    );
    return { ...tenant, hosts, configs };
  };
  const request = { host: '10.6.6.6', protocol: 'http' } as const;

  it('comes from the settings, whatever private address a Host header names', async () => {
    expect(emailOrigin(await tenantWith('https://shop.example/', []), request)).toBe('https://shop.example');
    expect(emailOrigin(await tenantWith('', ['shop.example']), request)).toBe('https://shop.example');
    // Only a shop without any public name uses the name of the request.
    expect(emailOrigin(await tenantWith('', ['fr.localhost']), request)).toBe('http://10.6.6.6');
    expect(emailOrigin(await tenantWith('', []), { ...request, host: 'a@b' })).toBe('');
  });
});
