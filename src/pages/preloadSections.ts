import type { CategoryPage } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import type { Preload } from '@/api/preload';
import { catalogApi } from '@/features/catalog/catalogApi';
import { featuredRequest } from '@/features/catalog/category/useFeatured';
import { posmValues } from '@/features/catalog/collection/posm';
import { blogApi } from '@/features/content/blog/blogApi';
import { preloadBlock, preloadContent } from '@/features/content/preloadContent';
import { landingTags } from './landingTags';

interface Given extends Preload {
  config: TenantConfig;
}

const ownSections = new Set(['categories', 'brands', 'featured', 'blog']);

/** Preloads the sections of a landing page. */
export async function preloadSections({ url_key, sections }: CategoryPage, context: Given): Promise<void> {
  const { dispatch, options, config } = context;
  await Promise.all(
    sections.map(async (section) => {
      const { name } = section;
      if (name === 'featured') {
        const request = featuredRequest(url_key, config);
        await dispatch(catalogApi.endpoints.getCategory.initiate(request, options));
      }
      if (name === 'blog') await dispatch(blogApi.endpoints.listPosts.initiate(undefined, options));
      const posm = posmValues(name);
      if (posm) await dispatch(catalogApi.endpoints.getPosmProducts.initiate(posm, options));
      const html = landingTags(section, url_key);
      if (html) await preloadContent(html, context);
      else if (!posm && !ownSections.has(name)) await preloadBlock(name, context);
    }),
  );
}
