import { getDynamicCategory, getPosmProducts } from '../../../contract/category.ts';
import { notFound } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { catalogIndexOf } from '../catalog/catalog.ts';
import { catalogMessage } from '../catalog/catalogMessages.ts';
import { readListing } from '../catalog/listing/readListing.ts';
import { specialCollection } from '../catalog/listing/specialCollection.ts';
import { type RouteBinding, route } from '../route.ts';

const posm = 'brandsource_point_of_sale_marketing';

export const dynamicCategoryRoutes = (backend: BackendContext): RouteBinding[] => [
  route(getDynamicCategory, async ({ tenant, language, params, query }) => {
    const catalogIndex = catalogIndexOf(await backend.catalog.current(), tenant);
    const collection = specialCollection(catalogIndex, params.attribute, params.value, language);
    if (!collection) throw notFound(catalogMessage(language, 'collectionUnknown'));
    const { title, candidates } = collection;
    const defaultSort = params.attribute === 'new' ? 'newest' : 'position';
    const listing = await readListing(
      backend,
      { tenant, language },
      { catalogIndex: catalogIndex, candidates, defaultSort },
      query,
    );
    return { ...listing, title, description: '' };
  }),
  route(getPosmProducts, async ({ tenant, language, params, query }) => {
    const catalogIndex = catalogIndexOf(await backend.catalog.current(), tenant);
    const collection = specialCollection(catalogIndex, posm, params.values, language);
    if (!collection) return [];
    const selection = { catalogIndex, candidates: collection.candidates, defaultSort: 'position' };
    const listing = await readListing(backend, { tenant, language }, selection, { ...query, page: 1 });
    return listing.products;
  }),
];
