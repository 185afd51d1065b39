import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { outbox } from '../../server/backend/database/schema/customer.ts';
import { deliverDue } from '../../server/backend/email/delivery.ts';
import { smtpMailer } from '../../server/backend/email/mailer.ts';
import { openTestBackend, type TestBackend } from './testBackend.ts';
import { startMailServer, type TestMailServer } from './testMailServer.ts';

export const FROM = 'shop@mail.example';
export const DAY = 86_400;

/** The outbox of one demo backend for a test file, empty before each test, and mail servers that close after it. */
export function testOutbox() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let backend: TestBackend;
  let server: TestMailServer | null = null;
  beforeAll(async () => {
    backend = await openTestBackend();
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    await backend.context.db.delete(outbox);
    backend.advanceClock(DAY);
    log.mockClear();
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });
  const rows = () => backend.context.db.select().from(outbox).orderBy(asc(outbox.id));
  return {
    log,
    backend: () => backend,
    rows,
    row: async () => (await rows())[0],
    async listen(...settings: Parameters<typeof startMailServer>): Promise<TestMailServer> {
      server = await startMailServer(...settings);
      return server;
    },
    deliver: (url: string) => deliverDue(backend.context, smtpMailer(url, FROM)),
    /** Writes an email by the contact form. */
    async write(name = 'Ada'): Promise<void> {
      const browser = await backend.newBrowser().startSession();
      const form = { name, email: 'ada@example.com', message: 'Is it warm?' };
      expect((await browser.call('POST', '/forms/contact', form)).status).toBe(200);
    },
  };
}
