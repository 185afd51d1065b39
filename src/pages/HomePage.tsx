import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import { useConfig } from '@/config/configSlice';
import { ContentHtml } from '@/features/content/ContentHtml';
import { useGetPageQuery } from '@/features/content/contentApi';
import { preloadPage } from '@/features/content/preloadContent';
import { categoryTree } from '@/features/site/categoryTree';
import { PageHead } from '@/features/site/PageHead';
import { organization, website } from '@/features/site/structuredData';
import { useAbsolute } from '@/features/site/useAddress';
import type { PageModule } from './pageModule';

export const namespaces = ['content', 'product'];

const HOME = 'home';

export const preload: PageModule['preload'] = async (given) => {
  const { dispatch, options } = given;
  await Promise.all([
    preloadPage(HOME, given),
    dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options)),
  ]);
  return undefined;
};

/** The home page is a content page of the dealer's; the head says who the dealer is. */
export function Component() {
  const config = useConfig();
  const absolute = useAbsolute();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data } = useGetPageQuery(HOME);
  const dealer = organization(config, categoryTree(categories), absolute);
  return (
    <>
      <PageHead title="" description={data?.meta_description} jsonLd={[dealer, website(config, absolute)]} />
      {data && <ContentHtml html={data.content} />}
    </>
  );
}
