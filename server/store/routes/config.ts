import { getConfig } from '../../../src/api/contract/config.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

export const configRoutes = (_store: StoreContext): RouteBinding[] => [
  // A shop without an address of its own is at the one it was asked at, so that canonical links are whole.
  route(getConfig, ({ tenant, language, request }) => {
    const config = configOf(tenant, language);
    return { ...config, base_url: config.base_url || `${request.protocol}://${request.host}` };
  }),
];
