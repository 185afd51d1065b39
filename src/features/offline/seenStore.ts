import { type Product, product } from '@contract/product';
import { get, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { openPersonalStore } from '@/browser/personalStore';

/** A page that was opened online, and can be offered offline. */
const seenPage = z.object({
  /** Path without the language prefix. */
  path: z.string(),
  title: z.string(),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
});
export type SeenPage = z.output<typeof seenPage>;

const seenProduct = z.object({ product, seenAt: z.number() });
type SeenProduct = z.output<typeof seenProduct>;

const MAX_PAGES = 80;
/** About as many as fit into one megabyte. */
const MAX_PRODUCTS = 300;

const database = () => openPersonalStore('seen');

/** The valid entries of a stored list; damaged ones are dropped individually. */
const parseList = <T>(schema: z.ZodMiniType<T>, stored: unknown): T[] =>
  Array.isArray(stored)
    ? stored.flatMap((entry) => {
        const parsed = z.safeParse(schema, entry);
        return parsed.success ? [parsed.data] : [];
      })
    : [];

/** Pages, most recently seen first. */
export const seenPages = async (): Promise<SeenPage[]> => parseList(seenPage, await get('pages', database()));

export async function rememberPage(page: SeenPage): Promise<void> {
  await update<unknown>(
    'pages',
    (stored) =>
      [page, ...parseList(seenPage, stored).filter(({ path }) => path !== page.path)].slice(0, MAX_PAGES),
    database(),
  );
}

/** Products, most recently seen first. */
export const seenProducts = async (): Promise<Product[]> =>
  parseList(seenProduct, await get('products', database())).map(({ product }) => product);

/** Only the fields of a tile are stored; a full product has many more. */
export async function rememberProducts(products: readonly unknown[], seenAt: number): Promise<void> {
  const newer = parseList<SeenProduct>(
    seenProduct,
    products.map((product) => ({ product, seenAt })),
  );
  const ids = new Set(newer.map(({ product }) => product.entity_id));
  await update<unknown>(
    'products',
    (stored) => {
      const older = Array.isArray(stored) ? (stored as SeenProduct[]) : [];
      const others = older.filter((entry) => !ids.has(entry?.product?.entity_id));
      return [...newer, ...others].slice(0, MAX_PRODUCTS);
    },
    database(),
  );
}
