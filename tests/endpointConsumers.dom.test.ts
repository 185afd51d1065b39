import { allEndpoints } from '@contract/allEndpoints';
import type { AnyEndpoint } from '@contract/endpoint';
import { isPublicRead } from '@contract/publicReads';
import { expect, it } from 'vitest';
import type { RouteMatchCallbackOptions } from 'workbox-core/types';
import { isReplayed } from '@/hydration/replayReads';
import { data } from '@/serviceWorker/keptResponses';
import { cacheRuleFor } from '../electron/scheme/cacheRules';
import { LIMITS } from '../server/backend/limits/limits';
import { STOCK_KEY, surrogateKeysOf } from '../server/hosting/cdn/surrogateKeys';

/** What each part of the product does with a read of an endpoint. */
function consumersOf({ path: template }: AnyEndpoint) {
  const path = template.replace(/\{\w+\}/g, 'x1');
  const url = new URL(`/api/rest${path}`, 'https://shop.example');
  const isKept = data.isKept({ url, sameOrigin: true } as RouteMatchCallbackOptions);
  return {
    serviceWorker: Boolean(isKept),
    kiosk: cacheRuleFor(url) !== null,
    replayed: isReplayed({ method: 'GET', path }),
  };
}

it.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is cached, replayed and limited as its declaration says',
  (_, endpoint) => {
    const isPublic = isPublicRead(endpoint.path);
    if (endpoint.method === 'GET')
      expect(consumersOf(endpoint)).toEqual({
        serviceWorker: isPublic,
        // The next shopper at the kiosk must not find the searches of the one before.
        kiosk: isPublic && !endpoint.path.startsWith('/search/'),
        replayed: isPublic,
      });
    // Shared caches keep no write, whatever its path.
    else expect(endpoint.isWritingRead).toBeUndefined();
    for (const name of endpoint.limits ?? []) expect(LIMITS[name].by).toMatch(/^(address|session)$/);
    if (endpoint.isWritingRead) expect([isPublic, endpoint.method]).toEqual([false, 'GET']);
  },
);

it('names what shared caches purge by, and the stock where a response may contain some', () => {
  const keysOf = (path: string, query = {}) => surrogateKeysOf('maple', [{ path, query }]).split(' ');
  for (const { method, path } of allEndpoints)
    if (method === 'GET' && !isPublicRead(path)) expect(keysOf(path), path).toContain(STOCK_KEY);
  expect(keysOf('/categories/sofas')).toEqual(['shop', 'tenant-maple', 'category-sofas']);
  expect(keysOf('/categories/sofas', { embed: 'products' })).toContain(STOCK_KEY);
  expect(keysOf('/products/12')).toEqual(expect.arrayContaining([STOCK_KEY, 'product-12']));
});
