import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from '../../../tests/backend/testBackend.ts';
import { originUrlOf } from './payableOf.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/store/', 'https://shop.example'],
  ['shop.example', 'http://localhost:8080'],
  ['', 'http://localhost:8080'],
])('providers return and report to one origin: base_url "%s" is %s', async (base_url, origin) => {
  const [tenant] = (await backend.context.catalog.current()).tenants;
  if (!tenant) throw new Error('The demo shop has no tenant.');
  const configs = Object.fromEntries(
    Object.entries(tenant.configs).map(([language, config]) => [language, { ...config, base_url }]),
  );
  const request = { protocol: 'http', host: 'localhost:8080' } as const;
  expect(originUrlOf({ tenant: { ...tenant, configs }, language: 'en' }, request)).toBe(origin);
});
