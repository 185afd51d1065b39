import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DealerBackend, startDealerBackend } from '../../tests/dealer/backend/dealerBackend.ts';
import type { BackendReport } from './backendReport.ts';
import { checkBackend } from './checkBackend.ts';

let backend: DealerBackend;
let report: BackendReport;

beforeAll(async () => {
  backend = await startDealerBackend({
    style: 'plain',
    hasOpenShapes: true,
    delayMs: 0,
    errorRate: 0,
    sessionPerRequest: false,
  });
  report = await checkBackend(backend.apiUrl, { writes: true, placeOrder: true, repeats: 1, runId: 'open' });
});
afterAll(() => backend.close());

const endpoint = (name: string) => report.endpoints.find((one) => one.name === name);

it.each([
  // The fields of `info` stand at the top level.
  'GET /cart',
  // Filters are { name, options }.
  'GET /categories/{key}',
  // Attributes are a map by id, product_data a map by label, images texts, categories and assets ids.
  'GET /products/{id}',
  // The methods of an estimate are a list.
  'GET /products/{id}/shipping/{zip}',
])('tolerates the shape of %s that the specification leaves open', (name) => {
  expect(endpoint(name)).toMatchObject({ status: 'tolerated' });
});

/** The writes of the specification that the dealer's backend has. */
const servedWrites = [
  'POST /cart/items',
  'PUT /cart/items/{id}',
  'DELETE /cart/items/{id}',
  'PUT /cart',
  'DELETE /cart',
  'PUT /cart/billing_address',
  'DELETE /cart/billing_address',
  'PUT /cart/shipping_address',
  'DELETE /cart/shipping_address',
  'PUT /cart/shipping',
  'PUT /cart/payment',
  'DELETE /cart/payment',
  'POST /cart/place',
  'POST /cart/email',
  'POST /customers',
  'PUT /customers/{id}',
  'POST /customers/{id}/addresses',
  'POST /customers/self/session',
  'DELETE /customers/self/session',
  'POST /customer/forgotpassword',
  'POST /customer/resetpassword',
  'POST /customer/wishlist/items',
  'DELETE /customer/wishlist/items',
];

it('tolerates the empty body of every write', () => {
  const writes = report.endpoints.filter(
    ({ name, status }) => !name.startsWith('GET') && !['missing', 'hidden', 'skipped'].includes(status),
  );
  expect(writes.map(({ name }) => name)).toEqual(expect.arrayContaining(servedWrites));
  const refused = writes.filter(({ status }) => status === 'failed' || status === 'rejected');
  expect(refused.map(({ name, reason, findings }) => ({ name, reason, findings }))).toEqual([]);
});

it('loses nothing that the shop needs, except the base_url that this backend leaves empty', () => {
  const failed = report.endpoints.filter(({ status }) => status === 'failed');
  const required = failed.flatMap(({ name, findings }) =>
    findings.filter(({ level }) => level === 'required').map(({ message }) => `${name} ${message}`),
  );
  expect(required).toEqual(['GET /config base_url: expected a value that the shop needs, received nothing']);
  expect(failed.map(({ name }) => name)).toEqual(['GET /config']);
});
