import { categoryPath, DEFAULT_CATEGORY } from '@contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { isRedirectAllowed } from '@/config/linkTarget';
import { useLinkTarget } from '@/config/useLinkTarget';
import { useSiteUrls } from '@/config/useSiteUrls';
import { CategoryTiles } from '@/features/catalog/category/CategoryTiles';
import { ancestorsOf, childrenOf } from '@/features/catalog/category/categoryTree';
import { FeaturedFilter } from '@/features/catalog/facets/FeaturedFilter';
import { NextCategoryPage, useCategory } from '@/features/catalog/listing/catalogListings';
import { EmptyListing } from '@/features/catalog/listing/EmptyListing';
import { ListingHeader } from '@/features/catalog/listing/ListingHeader';
import { ListingView } from '@/features/catalog/listing/ListingView';
import { listingSearch } from '@/features/catalog/listing/listingState';
import { preloadCategory } from '@/features/catalog/listing/preloadListing';
import { useLastPage, useListingUrl } from '@/features/catalog/listing/useListingUrl';
import { CatalogSeoBlock } from '@/features/content/blocks/CatalogSeoBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { useIsKiosk } from '@/platform/PlatformContext';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { breadcrumbStructuredData } from '@/widgets/breadcrumbStructuredData';
import { CategoryLanding } from '@/widgets/CategoryLanding';
import { InteractiveTile } from '@/widgets/InteractiveTile';
import { preloadSections } from '@/widgets/landingSections';
import { PhonePage } from '@/widgets/PhonePage';
import styles from '@/widgets/page.module.css';
import { usePrefetchPage } from '@/widgets/usePrefetchPage';
import type { PageModule } from './pageModule';

const loadProductPage = () => import('./ProductPage');

export const namespaces = ['catalog', 'product', 'fit', 'content'];

export const preload: PageModule['preload'] = async ({ params, ...context }) => {
  if (params.key === DEFAULT_CATEGORY) return { redirect: `/catalog${context.url.search}` };
  const { category, outcome } = await preloadCategory(params.key, context);
  if (category?.display_mode === 'PAGE') await preloadSections(category, context);
  return outcome;
};

const none: never[] = [];

interface RedirectProps {
  to: string;
  /** Name of the category. */
  name: string;
}

/**
 * Redirects to a category's link as if the shopper had clicked it, even to another site; never runs a script. At a kiosk, the page of
 * another site is offered on the phone.
 */
function CategoryRedirect({ to, name }: RedirectProps) {
  const { target, href } = useLinkTarget(to);
  const { file } = useSiteUrls();
  const isKiosk = useIsKiosk();
  const isElsewhere = target.kind !== 'route' && isRedirectAllowed(href);
  const isLoaded = isElsewhere && !isKiosk;
  useEffect(() => {
    if (isLoaded) window.location.replace(href);
  }, [isLoaded, href]);
  if (target.kind === 'route') return <Navigate to={target.path} replace />;
  if (isElsewhere && isKiosk) return <PhonePage title={name} url={file(href)} />;
  return isLoaded ? null : <NotFound />;
}

/** A category page: a landing page of sections, or a listing (docs/spec/01 §3). */
export function Component() {
  const { t } = useTranslation('catalog');
  const { key: named } = useParams();
  const key = named ?? DEFAULT_CATEGORY;
  const { search } = useLocation();
  const [requested, show] = useListingUrl();
  const { category, isUnknown, source, state } = useCategory(key, requested);
  const { data: categories = none } = useListCategoriesQuery();
  useLastPage(requested, source, show);
  const urls = useSiteUrls();
  usePrefetchPage(loadProductPage);

  // Each page has a single address (docs/spec/01 §3).
  if (named === DEFAULT_CATEGORY) return <Navigate to={`/catalog${search}`} replace />;
  if (isUnknown) return <NotFound />;
  if (category?.redirect) return <CategoryRedirect to={category.redirect} name={category.name} />;

  const listedCategory = categories.find(({ url_key }) => url_key === key);
  const name = category?.name ?? listedCategory?.name;
  const children = listedCategory ? childrenOf(categories, listedCategory) : none;
  const crumbs = [
    { name: t('home'), to: '/' },
    ...(listedCategory ? ancestorsOf(categories, listedCategory) : []).map((parent) => ({
      name: parent.name,
      to: categoryPath(parent.url_key),
    })),
    ...(name ? [{ name }] : []),
  ];
  const isLanding = category?.display_mode === 'PAGE' && listingSearch(state) === '?';
  // The dealer's content of two categories shares nothing: the keys end its state, such as the products of a carousel.
  return (
    <div className={styles.page}>
      {category && (
        <PageHead
          title={category.meta_title || category.name}
          description={category.meta_description}
          keywords={category.meta_keywords}
          ogImage={category.image_url || undefined}
          jsonLd={breadcrumbStructuredData(crumbs, urls)}
        />
      )}
      <Breadcrumb crumbs={crumbs} label={t('breadcrumb')} />
      {category && (
        <CatalogSeoBlock key={`block ${key}`} categoryKey={key} isList={category.display_mode !== 'PAGE'} />
      )}
      <ListingHeader title={name}>
        {category?.description && state.page === 1 && (
          <ContentHtml key={`description ${key}`} html={category.description} />
        )}
      </ListingHeader>
      {isLanding ? (
        <CategoryLanding key={`landing ${key}`} category={category} categories={children} />
      ) : (
        <>
          <CategoryTiles categories={children} label={t('subcategories')} variant="links" />
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
              <NextCategoryPage categoryKey={key} state={further}>
                {render}
              </NextCategoryPage>
            )}
            renderTile={(product, options) => <InteractiveTile product={product} {...options} />}
            empty={<EmptyListing state={state} onChange={show} />}
          />
        </>
      )}
      {category?.bottom_description && <ContentHtml key={`end ${key}`} html={category.bottom_description} />}
    </div>
  );
}
