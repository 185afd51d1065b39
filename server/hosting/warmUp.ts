import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const categories = z.array(z.object({ url_key: z.string() }));
const page = z.object({ listing: z.object({ products: z.array(z.object({ url_key: z.string() })) }) });

/**
 * Renders one page of each common kind, so that no shopper waits for its code to be loaded and compiled. signal: stops before the next page
 */
async function renderPages(app: FastifyInstance, signal: AbortSignal): Promise<void> {
  const get = async (url: string) => {
    signal.throwIfAborted();
    return (await app.inject({ url, headers: { host: 'localhost', 'sec-purpose': 'prefetch' } })).payload;
  };
  const read = async <T>(schema: z.ZodMiniType<T>, path: string): Promise<T | undefined> => {
    const text = await get(`/api/rest${path}`);
    return z.safeParse(schema, text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null).data;
  };
  await get('/');
  const [category] = (await read(categories, '/categories'))?.slice(-1) ?? [];
  if (!category) return;
  const key = encodeURIComponent(category.url_key);
  const [product] = (await read(page, `/categories/${key}?embed=products&limit=1`))?.listing.products ?? [];
  if (product) await get(`/product/${encodeURIComponent(product.url_key)}`);
  await get(`/catalog/${key}`);
}

/**
 * Returns the function that prepares a listening server for its first shoppers. It resolves after limitMs at the latest; remaining pages
 * are rendered in the background. Failures are ignored here, because the same failure is logged when a shopper requests the page. A closing
 * server waits for the page being rendered, which needs the database. Call this before the server listens.
 */
export function createWarmUp(app: FastifyInstance): (limitMs: number) => Promise<void> {
  const closing = new AbortController();
  let rendering: Promise<void> | undefined;
  app.addHook('preClose', async () => {
    closing.abort();
    await rendering;
  });
  return async (limitMs) => {
    rendering = renderPages(app, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'warm-up failed');
    });
    const limit = new AbortController();
    const expired = delay(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
    await Promise.race([rendering, expired]);
    limit.abort();
  };
}
