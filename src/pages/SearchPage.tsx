import { DEFAULT_CATEGORY, pagePaths, searchPath } from '@contract/paths';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isOffline } from '@/api/apiError';
import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import { lazyPart } from '@/browser/lazyPart';
import { useConfig } from '@/config/configSlice';
import { CategoryTiles } from '@/features/catalog/category/CategoryTiles';
import { childrenOf } from '@/features/catalog/category/categoryTree';
import { EmptyListing } from '@/features/catalog/listing/EmptyListing';
import { ListingHeader } from '@/features/catalog/listing/ListingHeader';
import { ListingView } from '@/features/catalog/listing/ListingView';
import { firstPageIfEndless, listingQuery } from '@/features/catalog/listing/listingQuery';
import {
  type ListingQueryResult,
  toListingQueryResult,
  withSelectedFacets,
} from '@/features/catalog/listing/listingQueryResult';
import {
  decisiveFacets,
  hasFilters,
  type ListingState,
  unfiltered,
} from '@/features/catalog/listing/listingState';
import { lastPageOf, loadListing } from '@/features/catalog/listing/preloadListing';
import { useKnownFilters } from '@/features/catalog/listing/useKnownFilters';
import { useLastPage, useListingUrl } from '@/features/catalog/listing/useListingUrl';
import { PageHead } from '@/features/head/PageHead';
import { CorrectedTermNote } from '@/features/search/CorrectedTermNote';
import { HelpPages } from '@/features/search/HelpPages';
import { NoResults } from '@/features/search/NoResults';
import { searchApi, useSearchProductsQuery } from '@/features/search/searchApi';
import { useLogSearch } from '@/features/search/useLogSearch';
import { failedStatus } from '@/lib/failedStatus';
import { Button } from '@/ui/Button';
import { InteractiveTile, renderInteractiveTile } from '@/widgets/InteractiveTile';
import styles from '@/widgets/page.module.css';
import { usePrefetchPage } from '@/widgets/usePrefetchPage';
import type { PageModule } from './pageModule';

const loadProductPage = () => import('./ProductPage');

export const namespaces = ['catalog', 'product', 'fit', 'search'];

export const preload: PageModule['preload'] = async ({ params, ...context }) => {
  const { dispatch, options } = context;
  const term = params.term ?? '';
  const [{ data, error }] = await Promise.all([
    loadListing(
      context,
      async (query) => dispatch(searchApi.endpoints.searchProducts.initiate({ term, query }, options)),
      ({ data }) => data && decisiveFacets(data),
    ),
    dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options)),
  ]);
  return data
    ? lastPageOf(context, data, searchPath(term) ?? pagePaths.catalog)
    : { status: failedStatus(error) };
};

interface NextSearchPageProps {
  term: string;
  state: ListingState;
  children: (source: ListingQueryResult) => ReactNode;
}

/** Loads a further page of results, for endless listings. */
function NextSearchPage({ term, state, children }: NextSearchPageProps) {
  const query = useSearchProductsQuery({ term, query: listingQuery(state, useConfig()) });
  return children(toListingQueryResult(query, query.currentData, undefined));
}

const SeenSearchResults = lazyPart(async () => ({
  default: (await import('@/features/offline/SeenSearchResults')).SeenSearchResults,
}));

const root = { entity_id: '', parent_id: null, name: '', url_key: DEFAULT_CATEGORY };

/** Search results page. */
export function Component() {
  const { term = '' } = useParams();
  return <Results key={term} term={term} />;
}

function Results({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const config = useConfig();
  const [requested, show] = useListingUrl();
  const requestOf = (state: ListingState) => ({
    term,
    query: listingQuery(firstPageIfEndless(state, config), config),
  });
  const plain = useSearchProductsQuery(requestOf(unfiltered(requested)), { skip: !hasFilters(requested) });
  const facets = decisiveFacets(plain.currentData);
  const { state, isPending } = useKnownFilters(requested, plain, facets);
  const query = useSearchProductsQuery(requestOf(state), { skip: isPending });
  const result = toListingQueryResult(query, query.currentData, query.data, isPending);
  const source = withSelectedFacets(result, state, facets);
  const { data: categories = [] } = useListCategoriesQuery();
  useLastPage(requested, source, show);
  useLogSearch(term, query.currentData?.total);
  usePrefetchPage(loadProductPage);

  const isFiltered = Object.keys(state.filters).length > 0;
  const isNothing = source.listing?.total === 0 && !source.isStale && !isFiltered;
  // A search with help pages as its only results still counts as answered.
  const pages = query.data?.pages ?? [];
  const isAnswered = isNothing && pages.length > 0;
  const corrected = query.data?.corrected_term ?? '';
  const title = t('resultsFor', { term: corrected || term });
  const departments = (
    <CategoryTiles categories={childrenOf(categories, root)} label={t('departments')} variant="images" />
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      {isAnswered && <h1>{title}</h1>}
      {!isNothing && <ListingHeader title={title} />}
      <HelpPages pages={pages} isLarge={isAnswered} />
      <CorrectedTermNote typed={term} term={corrected} />
      {isAnswered ? (
        departments
      ) : isNothing ? (
        <NoResults term={term}>{departments}</NoResults>
      ) : source.isFailed && isOffline(query.error) ? (
        <Suspense fallback={null}>
          <SeenSearchResults
            term={term}
            renderTile={renderInteractiveTile}
            retry={<Button onClick={source.retry}>{t('searchAgain')}</Button>}
          />
        </Suspense>
      ) : (
        <ListingView
          source={source}
          state={state}
          onChange={show}
          renderPage={(further, render) => (
            <NextSearchPage term={term} state={further}>
              {render}
            </NextSearchPage>
          )}
          renderTile={(product, options) => <InteractiveTile product={product} {...options} />}
          empty={<EmptyListing state={state} onChange={show} />}
        />
      )}
    </div>
  );
}
