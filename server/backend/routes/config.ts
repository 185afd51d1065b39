import { getConfig } from '../../../contract/config.ts';
import type { BackendContext } from '../backendContext.ts';
import { type RouteBinding, route } from '../route.ts';
import { configOf } from '../tenant/tenant.ts';

export const configRoutes = ({ emailDelivery }: BackendContext): RouteBinding[] => [
  // A tenant without a configured base_url uses the origin of the request, so that canonical links are complete.
  route(getConfig, ({ tenant, language, request }) => {
    const config = configOf(tenant, language);
    const base_url = config.base_url || `${request.protocol}://${request.host}`;
    return { ...config, base_url, email_delivery: emailDelivery(tenant.code) };
  }),
];
