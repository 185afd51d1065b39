import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentSandbox, startPaymentSandbox } from '../../demo/paymentSandbox/paymentSandbox.ts';
import { backendApp } from '../../server/backend/backendApp.ts';
import { openTestBackend, type TestBackend } from '../../tests/backend/testBackend.ts';
import type { BackendReport } from './backendReport.ts';
import { checkBackend } from './checkBackend.ts';
import { openApi } from './openApi.ts';

let sandbox: PaymentSandbox;
let backend: TestBackend;
let app: FastifyInstance;
/** The default tenant, and the tenant that has every payment method. */
let reports: BackendReport[];
let url: string;

beforeAll(async () => {
  sandbox = await startPaymentSandbox('127.0.0.1');
  backend = await openTestBackend(async () => sandbox.url);
  // X-Forwarded-Host selects the tenant.
  app = fastify({ trustProxy: true, routerOptions: { maxParamLength: 500 } });
  await app.register(backendApp, { prefix: '/api/rest', backend: backend.context });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  const options = { writes: true, placeOrder: true, repeats: 1 };
  reports = [
    await checkBackend(url, { ...options, runId: 'example' }),
    await checkBackend(url, { ...options, runId: 'example2', host: 'payments.localhost' }),
  ];
}, 300_000);
afterAll(async () => {
  await app.close();
  await backend.close();
  await sandbox.close();
});

const endpointsOf = (status: string) =>
  reports.map(({ endpoints }) =>
    endpoints
      .filter((endpoint) => endpoint.status === status)
      .map(({ name, reason, findings }) => ({ name, reason, findings })),
  );

describe('a check of our own backend', () => {
  it('finds nothing that is missing, mistyped or only tolerated', () => {
    for (const status of ['missing', 'failed', 'rejected', 'hidden', 'tolerated'])
      expect(endpointsOf(status), status).toEqual([[], []]);
    expect(reports.map(({ isPassed, hints }) => ({ isPassed, hints }))).toEqual([
      { isPassed: true, hints: [] },
      { isPassed: true, hints: [] },
    ]);
  });

  it('calls every endpoint at one of the tenants, except the call of PayPal’s server', () => {
    const [first = [], second = []] = reports.map(({ endpoints }) =>
      endpoints.filter(({ status }) => status === 'skipped').map(({ name }) => name),
    );
    expect(first.filter((name) => second.includes(name))).toEqual(['POST /paypal/standard/notification']);
  });

  it('leaves nothing in the carts', async () => {
    for (const { endpoints } of reports)
      expect(endpoints.find(({ name }) => name === 'DELETE /cart')?.exchanges.at(-1)?.body).toMatchObject({
        items: [],
      });
  });
});

describe('docs/openapi.json', () => {
  /** `npm run openapi` writes the file. */
  it('is the document of the contract, with examples of the demo shop', async () => {
    const origins = { [url]: 'https://shop.example', [sandbox.url]: 'https://provider.example' };
    const text = `${JSON.stringify(openApi(reports, origins), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../docs/openapi.json');
  });
});
