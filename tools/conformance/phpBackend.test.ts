import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DealerBackend, startDealerBackend } from '../../tests/dealer/backend/dealerBackend.ts';
import type { BackendReport } from './backendReport.ts';
import { checkBackend } from './checkBackend.ts';

let backend: DealerBackend;
let report: BackendReport;

beforeAll(async () => {
  backend = await startDealerBackend({
    style: 'php',
    hasOpenShapes: false,
    delayMs: 0,
    errorRate: 0,
    sessionPerRequest: true,
  });
  report = await checkBackend(backend.apiUrl, { repeats: 1, runId: 'php' });
});
afterAll(() => backend.close());

it('tolerates an empty list as the whole response: the payment before one is chosen', () => {
  const payment = report.endpoints.find(({ name }) => name === 'GET /cart/payment');
  expect(payment?.exchanges[0]?.body).toEqual([]);
  expect(payment).toMatchObject({ status: 'tolerated', reason: '' });
});
