import { pagePaths } from '@contract/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { useSiteUrls } from '@/config/useSiteUrls';
import { ContentHtml } from '@/features/content/ContentHtml';
import { useGetPageQuery } from '@/features/content/contentApi';
import { PageFailed } from '@/features/content/PageFailed';
import { preloadPage } from '@/features/content/preloadContent';
import { readStructuredData } from '@/features/content/structuredData';
import { JsonLd } from '@/features/head/JsonLd';
import { PageHead } from '@/features/head/PageHead';
import { organization, website } from '@/features/head/structuredData';
import { buildMenuTree } from '@/features/shell/menu/buildMenuTree';
import { isNothingThere } from '@/lib/failedStatus';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

const HOME = 'home';

export const preload: PageModule['preload'] = async (context) => {
  const { dispatch, options } = context;
  const [status] = await Promise.all([
    preloadPage(HOME, context),
    dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options)),
  ]);
  return status === 404 ? undefined : { status };
};

/**
 * The home page is a content page of the dealer; the head contains data about the dealer. Without such a page it redirects to the catalog.
 */
export function Component() {
  const config = useConfig();
  const urls = useSiteUrls();
  const { data: categories = [] } = useListCategoriesQuery();
  const { t } = useTranslation('site');
  const { data, error, isFetching, refetch } = useGetPageQuery(HOME);
  const isMissing = isNothingThere(error);
  const structuredData = useMemo(() => readStructuredData(data?.structured_data ?? ''), [data]);
  const dealer = organization(config, buildMenuTree(categories), urls);
  return (
    <>
      <PageHead
        title=""
        description={data?.meta_description}
        keywords={data?.meta_keywords}
        noIndex={data?.no_index}
        jsonLd={[dealer, website(config, urls)]}
      />
      <JsonLd data={structuredData} />
      {data && <ContentHtml html={data.content} />}
      {!data && !error && <Skeleton height="60vh" />}
      {!data && error && !isMissing && <PageFailed error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isMissing && (
        <EmptyState
          heading="h1"
          title={config.name}
          action={<ButtonLink to={pagePaths.catalog}>{t('shopAllProducts')}</ButtonLink>}
        >
          <p>{config.description}</p>
        </EmptyState>
      )}
    </>
  );
}
