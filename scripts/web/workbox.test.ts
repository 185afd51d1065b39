import { expect, it, vi } from 'vitest';
import { allEndpoints } from '../../contract/allEndpoints';
import { isPublicRead } from '../../contract/publicReads';
import { workbox } from './workbox';

const [data] = workbox?.runtimeCaching ?? [];
type Rule = (context: { url: URL; sameOrigin: boolean }) => boolean;

it('the service worker keeps the public reads of the contract and no other', async () => {
  vi.stubGlobal('self', globalThis);
  await import('../../src/serviceWorker/publicReads');
  // Workbox writes the rule as text into the worker, where nothing of this module exists.
  const rule = new Function(`return ${String(data?.urlPattern)}`)() as Rule;
  for (const { method, path } of allEndpoints.filter((one) => one.method === 'GET')) {
    const url = new URL(`/api/rest${path.replace(/\{\w+\}/g, '97209')}`, 'https://shop.example');
    expect(rule({ url, sameOrigin: true }), `${method} ${path}`).toBe(isPublicRead(path));
    expect(rule({ url, sameOrigin: false })).toBe(false);
    url.searchParams.set('zip', '97209');
    expect(rule({ url, sameOrigin: true }), `${path} at a postcode`).toBe(false);
  }
});
