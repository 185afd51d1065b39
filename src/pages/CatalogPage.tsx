import { Navigate, useParams } from 'react-router-dom';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useTranslation } from '@/config/useTranslation';
import { CategoryTiles } from '@/features/catalog/CategoryTiles';
import { DEFAULT_CATEGORY } from '@/features/catalog/catalogApi';
import { categoryPath } from '@/features/catalog/categoryPath';
import { ancestorsOf, childrenOf } from '@/features/catalog/categoryTree';
import { EmptyListing } from '@/features/catalog/EmptyListing';
import { FeaturedFilter } from '@/features/catalog/FeaturedFilter';
import { FurtherCategoryPage } from '@/features/catalog/FurtherPage';
import { ListingHead } from '@/features/catalog/ListingHead';
import { ListingView } from '@/features/catalog/ListingView';
import { listingSearch } from '@/features/catalog/listingUrl';
import { preloadCategory } from '@/features/catalog/preloadListing';
import { useCategory } from '@/features/catalog/useCategory';
import { useLastPage } from '@/features/catalog/useLastPage';
import { useListingUrl } from '@/features/catalog/useListingUrl';
import { CatalogSeoBlock } from '@/features/content/blocks/CatalogSeoBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { NotFound } from '@/features/site/NotFound';
import { PageHead } from '@/features/site/PageHead';
import { useAbsolute } from '@/features/site/useAddress';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { breadcrumbData } from './breadcrumbData';
import { CategoryLanding } from './CategoryLanding';
import styles from './page.module.css';
import type { PageModule } from './pageModule';
import { preloadSections } from './preloadSections';
import { ShopTile } from './ShopTile';
import { useWarmProductPage } from './useWarmProductPage';

export const namespaces = ['catalog', 'product', 'fit', 'content'];

export const preload: PageModule['preload'] = async ({ params, ...given }) => {
  const { category, outcome } = await preloadCategory(params.key, given);
  if (category?.display_mode === 'PAGE') await preloadSections(category, given);
  return outcome;
};

const none: never[] = [];

/** A category: a landing page of sections, or products to narrow, order and page (commerce specification §2). */
export function Component() {
  const { t } = useTranslation('catalog');
  const { key = DEFAULT_CATEGORY } = useParams();
  const [state, show] = useListingUrl();
  const { category, isUnknown, source } = useCategory(key, state);
  const { data: categories = none } = useListCategoriesQuery();
  useLastPage(state, category?.listing, show);
  const absolute = useAbsolute();
  useWarmProductPage();

  if (isUnknown) return <NotFound />;
  if (category?.redirect) return <Navigate to={category.redirect} replace />;

  const known = categories.find(({ url_key }) => url_key === key);
  const name = category?.name ?? known?.name;
  const children = known ? childrenOf(categories, known) : none;
  const crumbs = [
    { name: t('home'), to: '/' },
    ...(known ? ancestorsOf(categories, known) : []).map((parent) => ({
      name: parent.name,
      to: categoryPath(parent.url_key),
    })),
    ...(name ? [{ name }] : []),
  ];
  const isLanding = category?.display_mode === 'PAGE' && listingSearch(state) === '?';
  return (
    <div className={styles.page}>
      {category && (
        <PageHead
          title={category.meta_title || category.name}
          description={category.meta_description}
          ogImage={category.image_url || undefined}
          jsonLd={breadcrumbData(crumbs, absolute)}
        />
      )}
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      {category && <CatalogSeoBlock categoryKey={key} isList={category.display_mode !== 'PAGE'} />}
      <ListingHead title={name}>
        {category?.description && state.page === 1 && <ContentHtml html={category.description} />}
      </ListingHead>
      {isLanding ? (
        <CategoryLanding category={category} categories={children} />
      ) : (
        <>
          <CategoryTiles categories={children} label={t('subcategories')} look="names" />
          {category?.featured_filter && (
            <FeaturedFilter
              code={category.featured_filter}
              facets={source.listing?.facets ?? none}
              state={state}
              onChange={show}
            />
          )}
          <ListingView
            source={source}
            state={state}
            onChange={show}
            renderPage={(further, render) => (
              <FurtherCategoryPage categoryKey={key} state={further}>
                {render}
              </FurtherCategoryPage>
            )}
            renderTile={(product, options) => <ShopTile product={product} {...options} />}
            empty={<EmptyListing state={state} onChange={show} />}
          />
        </>
      )}
      {category?.bottom_description && <ContentHtml html={category.bottom_description} />}
    </div>
  );
}
