import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const categories = z.array(z.object({ url_key: z.string() }));
const page = z.object({ listing: z.object({ products: z.array(z.object({ url_key: z.string() })) }) });

/**
 * Renders one page of each common kind, so that the first shopper does not wait until code is loaded and compiled. Runs
 * after the server is ready; what fails here fails again, and is logged, when a shopper requests it.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  const get = async (url: string) => (await app.inject({ url, headers: { host: 'localhost' } })).payload;
  const read = async <T>(schema: z.ZodMiniType<T>, path: string): Promise<T | undefined> => {
    const text = await get(`/api/rest${path}`);
    return z.safeParse(schema, text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null).data;
  };
  await get('/');
  const [category] = (await read(categories, '/categories'))?.slice(-1) ?? [];
  if (!category) return;
  const key = encodeURIComponent(category.url_key);
  await get(`/catalog/${key}`);
  const [product] = (await read(page, `/categories/${key}?embed=products&limit=1`))?.listing.products ?? [];
  if (product) await get(`/product/${encodeURIComponent(product.url_key)}`);
}
