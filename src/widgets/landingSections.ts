import type { CategoryPage, LandingSection } from '@contract/category';
import type { TenantConfig } from '@contract/config';
import { ownValue } from '@contract/ownValue';
import type { Preload } from '@/api/preload';
import { catalogApi } from '@/features/catalog/catalogApi';
import { featuredRequest } from '@/features/catalog/category/useFeatured';
import { posmValues } from '@/features/catalog/collection/posm';
import { blogApi } from '@/features/content/blog/blogApi';
import { newElement } from '@/features/content/contentNodes';
import { toXml } from '@/features/content/contentXml';
import { preloadBlock, preloadContent } from '@/features/content/preloadContent';

/** Sections of a landing page whose backend names neither sections nor blocks (docs/spec/07 §5). */
const defaultSections = ['featured', 'brands', 'promotions', 'blog', 'categories'].map(
  (name): LandingSection => ({ name, title: '', limit: null, keys: [] }),
);

/** The specification's names of sections, to ours. */
const synonyms: Readonly<Record<string, string>> = {
  featured_products: 'featured',
  promo_banners: 'promotions',
  promotion_banners: 'promotions',
  blogs: 'blog',
};

/** The sections of a landing page in the tenant's order. */
export function sectionsOf({ sections }: Pick<CategoryPage, 'sections'>): readonly LandingSection[] {
  if (sections.length === 0) return defaultSections;
  return sections.map((section) => ({
    ...section,
    name: ownValue(synonyms, section.name.toLowerCase().replace(/[\s-]+/g, '_')) ?? section.name,
  }));
}

type Section = Pick<LandingSection, 'name' | 'keys' | 'limit'>;

const key = (text: string) => text.replace(/[^\w-]/g, '');

const tagOf = (name: string, attributes: Record<string, string>) => toXml([newElement(name, attributes)]);

/** Sections that render as custom content tags, so that promotions and brands look the same everywhere. */
const tags: Record<string, (section: Section, category: string) => string | null> = {
  promotions: ({ limit }, category) =>
    tagOf('avb-promotions', {
      'data-type': 'custom',
      'data-category': key(category),
      'data-limit': String(limit ?? 12),
    }),
  // If no brands are configured, those of the category's listing are shown (BrandTiles).
  brands: ({ keys }) =>
    keys.length > 0 ? tagOf('avb-brands', { 'data-slugs': keys.map(key).join(',') }) : null,
};

/** Returns the content of such a section; null for any other. category: its url_key */
export const landingTags = (section: Section, category: string): string | null =>
  ownValue(tags, section.name)?.(section, category) || null;

interface SectionPreload extends Preload {
  config: TenantConfig;
}

/** Sections that LandingSection renders itself; any other name is a content block. */
const builtInSections = new Set(['categories', 'brands', 'featured', 'blog']);

/** Preloads the sections of a landing page. */
export async function preloadSections(category: CategoryPage, context: SectionPreload): Promise<void> {
  const { url_key } = category;
  const { dispatch, options, config } = context;
  await Promise.all(
    sectionsOf(category).map(async (section) => {
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
      else if (!posm && !builtInSections.has(name)) await preloadBlock(name, context);
    }),
  );
}
