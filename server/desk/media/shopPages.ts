import { and, eq } from 'drizzle-orm';
import type { FoundPage } from '../../../contract/desk/media.ts';
import { categoryPath, contentPath, postPath, productPathOf } from '../../../contract/paths.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { catalogIndexOf } from '../../backend/catalog/catalog.ts';
import { localizedText } from '../../backend/catalog/catalogMessages.ts';
import type { BilingualText } from '../../backend/catalog/details.ts';
import { readTileList } from '../../backend/catalog/product/readTileList.ts';
import { shopPages } from '../../backend/catalog/search/findPages.ts';
import { findProducts } from '../../backend/catalog/search/findProducts.ts';
import { plainText } from '../../backend/catalog/search/words.ts';
import { isPublished } from '../../backend/content/blogComments.ts';
import { blogPosts, pages } from '../../backend/database/schema/content.ts';
import { offeredCategories } from '../../backend/routes/categories.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** Maximum pages of each kind. */
const MOST_FOUND = 8;
const HOME = { identifier: 'home', title: { en: 'Home', fr: 'Accueil' } };

/** Finds pages of the shop whose title contains a term, with their paths; products are found by the shop's search. */
export async function findShopPages(
  backend: BackendContext,
  tenant: Tenant,
  term: string,
): Promise<FoundPage[]> {
  const { db, catalog } = backend;
  const { language } = tenant;
  const state = await catalog.current();
  const catalogIndex = await catalogIndexOf(state, tenant);
  const wanted = plainText(term);
  const matches = ({ en, fr }: BilingualText) => plainText(`${en} ${fr}`).includes(wanted);
  const found = <T>(all: readonly T[], isFound: (one: T) => boolean, pageOf: (one: T) => FoundPage) =>
    all.filter(isFound).slice(0, MOST_FOUND).map(pageOf);

  const content = await db.select().from(pages).where(eq(pages.tenantId, tenant.id));
  const posts = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.tenantId, tenant.id), isPublished(backend.clock())));
  const { positions } = findProducts(state, catalogIndex, tenant.id, term);
  const ids = Array.from(positions.slice(0, MOST_FOUND), (position) => catalogIndex.ids[position] ?? 0);
  const products = await readTileList(backend, { tenant, language }, ids);
  return [
    ...found(
      offeredCategories(state, catalogIndex, language),
      ({ name }) => plainText(name).includes(wanted),
      ({ name, url_key }) => ({ path: categoryPath(url_key), title: name, kind: 'category' }),
    ),
    ...found(
      [HOME, ...shopPages, ...content.filter(({ identifier }) => identifier !== HOME.identifier)],
      ({ title }) => matches(title),
      ({ identifier, title }) => ({
        path: identifier === HOME.identifier ? '/' : contentPath(identifier),
        title: localizedText(title, language),
        kind: 'page',
      }),
    ),
    ...found(
      posts,
      ({ title }) => matches(title),
      ({ urlKey, title }) => ({
        path: postPath({ url_key: urlKey, post_id: '' }),
        title: localizedText(title, language),
        kind: 'post',
      }),
    ),
    ...products.map(
      (product): FoundPage => ({
        path: productPathOf(product),
        title: product.name ?? '',
        kind: 'product',
      }),
    ),
  ];
}
