import { getConfig } from '../../../src/api/contract/config.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

export const configRoutes = (_store: StoreContext): RouteBinding[] => [
  route(getConfig, ({ tenant, language }) => configOf(tenant, language)),
];
