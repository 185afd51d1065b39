import type { FastifyInstance } from 'fastify';
import { type Measurement, measure } from './measure.ts';

const furniture = '/categories/all-furniture?embed=products&limit=24';
const sizes = ['under-24', '24-30', '30-36', '36-48', '48-60', '60-72', '72-84', 'over-84'];
const terms = [
  'sofa',
  'billy bookcase',
  'white wardrobe',
  'table 140x80',
  'samsung rf28',
  'frigo',
  'poang',
  'desk',
  'ekedalen chair',
  'armoire',
];

/** Measures catalog endpoints. Each run requests a different URL, so that caches do not improve the measurement. */
export async function catalogCalls(app: FastifyInstance): Promise<Measurement[]> {
  const get = async (path: string) => {
    const { statusCode, payload } = await app.inject({ url: `/api/rest${path}` });
    if (statusCode !== 200) throw new Error(`${path} returns ${statusCode}: ${payload.slice(0, 200)}`);
  };
  const pick = <T>(list: readonly T[], run: number) => list[run % list.length];
  const typedPrefix = (run: number) => {
    const term = pick(terms, run) ?? '';
    return term.slice(0, 2 + (Math.floor(run / terms.length) % (term.length - 1)));
  };
  return [
    await measure('category of furniture, first page', () => get(furniture)),
    await measure('category of furniture, filtered', (run) =>
      get(
        `${furniture}&filters=price:${10 + run}-${400 + 2 * run};width_band:${pick(sizes, run)},${pick(sizes, run + 1)}`,
      ),
    ),
    await measure('category of furniture, page 40', (run) =>
      get(`${furniture}&page=40&order=${pick(['price', 'name', 'newest', 'position'], run)}`),
    ),
    await measure('category of furniture, any page', (run) => get(`${furniture}&page=${1 + (run % 120)}`)),
    await measure('search', (run) =>
      get(`/search/${encodeURIComponent(`${pick(terms, run)}`)}?page=${1 + (run % 3)}`),
    ),
    await measure('search, a new term', (run) =>
      get(`/search/${encodeURIComponent(`${pick(terms, run)} ${run}`)}`),
    ),
    await measure('suggestions while typing', (run) =>
      get(`/search/${encodeURIComponent(typedPrefix(run))}/autocomplete`),
    ),
    await measure('product page', (run) => get(`/products/${1 + (run % 300)}`)),
  ];
}
