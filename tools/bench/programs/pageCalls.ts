import type { FastifyInstance } from 'fastify';

/** Simultaneous requests, as from several visitors. */
const concurrency = 4;

export interface Rate {
  name: string;
  perSecond: number;
  pages: number;
}

async function measureRate(
  name: string,
  pages: number,
  get: (run: number) => Promise<unknown>,
): Promise<Rate> {
  for (let run = 0; run < concurrency; run += 1) await get(run);
  let next = concurrency;
  const started = performance.now();
  const requestUntilDone = async () => {
    while (next < pages + concurrency) {
      next += 1;
      await get(next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, requestUntilDone));
  return { name, perSecond: (pages / (performance.now() - started)) * 1000, pages };
}

/** Measures category pages per second: rendering a different URL each time, and one URL repeatedly (from the cache). */
export async function pageCalls(app: FastifyInstance): Promise<Rate[]> {
  const get = async (url: string) => {
    const { statusCode, payload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    if (statusCode !== 200) throw new Error(`${url} returns ${statusCode}: ${payload.slice(0, 200)}`);
  };
  return [
    await measureRate('category pages, each its own', 120, (run) =>
      get(`/catalog/all-furniture?page=${1 + (run % 120)}`),
    ),
    await measureRate('category pages, the same one', 400, () => get('/catalog/all-furniture')),
  ];
}
