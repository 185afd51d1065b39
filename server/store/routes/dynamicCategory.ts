import { getDynamicCategory, getPosmProducts } from '../../../src/api/contract/category.ts';
import { notFound } from '../apiError.ts';
import { shelfOf } from '../catalogue/catalogue.ts';
import { word } from '../catalogue/catalogueWords.ts';
import { answerListing } from '../catalogue/listing/answerListing.ts';
import { specialCollection } from '../catalogue/listing/specialCollection.ts';
import { type RouteBinding, route } from '../route.ts';
import type { StoreContext } from '../storeContext.ts';

const posm = 'brandsource_point_of_sale_marketing';

export const dynamicCategoryRoutes = (store: StoreContext): RouteBinding[] => [
  route(getDynamicCategory, async ({ tenant, language, params, query }) => {
    const shelf = shelfOf(await store.catalogue.current(), tenant);
    const collection = specialCollection(shelf, params.attribute, params.value, language);
    if (!collection) throw notFound(word(language, 'collectionUnknown'));
    const { title, candidates } = collection;
    const defaultSort = params.attribute === 'new' ? 'newest' : 'position';
    const listing = await answerListing(
      store,
      { tenant, language },
      { shelf, candidates, defaultSort },
      query,
    );
    return { ...listing, title, description: '' };
  }),
  route(getPosmProducts, async ({ tenant, language, params, query }) => {
    const shelf = shelfOf(await store.catalogue.current(), tenant);
    const collection = specialCollection(shelf, posm, params.values, language);
    if (!collection) return [];
    const selection = { shelf, candidates: collection.candidates, defaultSort: 'position' };
    const listing = await answerListing(store, { tenant, language }, selection, { ...query, page: 1 });
    return listing.products;
  }),
];
