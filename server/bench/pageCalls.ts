import type { FastifyInstance } from 'fastify';

/** Pages under way at once, as from several visitors. */
const visitors = 4;

export interface Rate {
  name: string;
  perSecond: number;
  pages: number;
}

async function rate(name: string, pages: number, get: (run: number) => Promise<unknown>): Promise<Rate> {
  for (let run = 0; run < visitors; run += 1) await get(run);
  let next = visitors;
  const started = performance.now();
  const visit = async () => {
    while (next < pages + visitors) {
      next += 1;
      await get(next);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return { name, perSecond: (pages / (performance.now() - started)) * 1000, pages };
}

/** Category pages a second as a browser gets them: rendered anew for each address, and one address again and again. */
export async function pageCalls(app: FastifyInstance): Promise<Rate[]> {
  const get = async (url: string) => {
    const { statusCode, payload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}: ${payload.slice(0, 200)}`);
  };
  return [
    await rate('category pages, each its own', 120, (run) =>
      get(`/catalog/all-furniture?page=${1 + (run % 120)}`),
    ),
    await rate('category pages, the same one', 400, () => get('/catalog/all-furniture')),
  ];
}
