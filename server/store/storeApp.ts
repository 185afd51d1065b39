import type { FastifyInstance } from 'fastify';
import type { RouteBinding } from './route.ts';
import { configRoutes } from './routes/config.ts';
import type { StoreContext } from './storeContext.ts';
import { answerErrors } from './storeErrors.ts';
import { languageOf } from './tenant/language.ts';
import { tenantOf } from './tenant/tenants.ts';

/** Every route file of the shop: adding one is a file and a line. */
const routeFiles: readonly ((store: StoreContext) => RouteBinding[])[] = [configRoutes];

/** The shop's calls, as a Fastify plugin: `app.register(storeApp, { prefix: '/api/rest', store })`. */
export async function storeApp(app: FastifyInstance, { store }: { store: StoreContext }): Promise<void> {
  answerErrors(app);
  for (const { method, url, answer } of routeFiles.flatMap((routes) => routes(store))) {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const tenant = tenantOf(request.host, await store.tenants());
        const language = languageOf(request.headers['accept-language'], tenant);
        return answer(request, reply, { tenant, language });
      },
    });
  }
}
