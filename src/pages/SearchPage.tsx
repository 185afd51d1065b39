import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { CategoryTiles } from '@/features/catalog/CategoryTiles';
import { DEFAULT_CATEGORY } from '@/features/catalog/catalogApi';
import { childrenOf } from '@/features/catalog/categoryTree';
import { EmptyListing } from '@/features/catalog/EmptyListing';
import { ListingHead } from '@/features/catalog/ListingHead';
import { ListingView } from '@/features/catalog/ListingView';
import { firstPageIfEndless, listingQuery } from '@/features/catalog/listingQuery';
import type { ListingSource } from '@/features/catalog/listingShown';
import { listingSource } from '@/features/catalog/listingSource';
import type { ListingState } from '@/features/catalog/listingUrl';
import { lastPageOf, queryOf } from '@/features/catalog/preloadListing';
import { useLastPage } from '@/features/catalog/useLastPage';
import { useListingUrl } from '@/features/catalog/useListingUrl';
import { CorrectedNote } from '@/features/search/CorrectedNote';
import { NoResults } from '@/features/search/NoResults';
import { searchApi, useSearchProductsQuery } from '@/features/search/searchApi';
import { searchPath } from '@/features/search/searchPath';
import { useLogSearch } from '@/features/search/useLogSearch';
import { PageHead } from '@/features/site/PageHead';
import styles from './page.module.css';
import type { PageModule } from './pageModule';
import { ShopTile } from './ShopTile';
import { useWarmProductPage } from './useWarmProductPage';

export const namespaces = ['catalog', 'product', 'fit', 'search'];

export const preload: PageModule['preload'] = async ({ params, ...given }) => {
  const { dispatch, options } = given;
  const term = params.term ?? '';
  const [{ data }] = await Promise.all([
    dispatch(searchApi.endpoints.searchProducts.initiate({ term, query: queryOf(given) }, options)),
    dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options)),
  ]);
  return data ? lastPageOf(given, data, searchPath(term) ?? '/catalog') : { status: 503 };
};

interface FurtherProps {
  term: string;
  state: ListingState;
  children: (source: ListingSource) => ReactNode;
}

/** One further page of results, for endless lists. */
function FurtherResults({ term, state, children }: FurtherProps) {
  const query = useSearchProductsQuery({ term, query: listingQuery(state, useConfig()) });
  return children(listingSource(query, query.currentData, undefined));
}

const root = { entity_id: '', parent_id: null, name: '', url_key: DEFAULT_CATEGORY };

/** What a term finds. */
export function Component() {
  const { term = '' } = useParams();
  return <Results key={term} term={term} />;
}

function Results({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const config = useConfig();
  const [state, show] = useListingUrl();
  const request = { term, query: listingQuery(firstPageIfEndless(state, config), config) };
  const query = useSearchProductsQuery(request);
  const source = listingSource(query, query.currentData, query.data);
  const { data: categories = [] } = useListCategoriesQuery();
  useLastPage(state, source.listing, show);
  useLogSearch(term, query.currentData?.total);
  useWarmProductPage();

  const isFiltered = Object.keys(state.filters).length > 0;
  const isNothing = source.listing?.total === 0 && !source.isStale && !isFiltered;
  const corrected = query.data?.corrected_term ?? '';
  const title = t('resultsFor', { term: corrected || term });
  const departments = (
    <CategoryTiles categories={childrenOf(categories, root)} label={t('departments')} look="pictures" />
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      {!isNothing && <ListingHead title={title} />}
      <CorrectedNote typed={term} term={corrected} />
      {isNothing ? (
        <NoResults term={term}>{departments}</NoResults>
      ) : (
        <ListingView
          source={source}
          state={state}
          onChange={show}
          renderPage={(further, render) => (
            <FurtherResults term={term} state={further}>
              {render}
            </FurtherResults>
          )}
          renderTile={(product, options) => <ShopTile product={product} {...options} />}
          empty={<EmptyListing state={state} onChange={show} />}
        />
      )}
    </div>
  );
}
