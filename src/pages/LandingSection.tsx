import type { ReactNode } from 'react';
import type { Category, CategoryPage, LandingSection as Section } from '@/api/contract/category';
import { useTranslation } from '@/config/useTranslation';
import { BrandTiles } from '@/features/catalog/BrandTiles';
import { CategoryTiles } from '@/features/catalog/CategoryTiles';
import { PosmSection } from '@/features/catalog/PosmSection';
import { posmValues } from '@/features/catalog/posm';
import { useFeatured } from '@/features/catalog/useFeatured';
import { LatestPosts } from '@/features/content/blog/LatestPosts';
import { ContentBlock } from '@/features/content/ContentBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { ProductCarousel } from '@/features/product/ProductCarousel';
import styles from './CategoryLanding.module.css';
import { landingTags } from './landingTags';
import { shopTile } from './ShopTile';

interface Props {
  section: Section;
  category: CategoryPage;
  /** Categories directly below. */
  categories: Category[];
}

/** One section of a landing page; a name that is no kind of section is a content block's. */
export function LandingSection({ section, category, categories }: Props) {
  const { t } = useTranslation('catalog');
  const html = landingTags(section, category.url_key);
  if (html) {
    return (
      <section className={section.name === 'brands' ? styles.brands : undefined}>
        {section.name === 'brands' && <h2>{section.title || t('brands')}</h2>}
        <ContentHtml html={html} />
      </section>
    );
  }
  const posm = posmValues(section.name);
  if (posm) {
    return <PosmSection values={posm} title={section.title || t('posm')} renderTile={shopTile} />;
  }
  const known: Record<string, () => ReactNode> = {
    categories: () => (
      <CategoryTiles categories={categories} label={section.title || t('subcategories')} look="pictures" />
    ),
    featured: () => <Featured section={section} category={category} />,
    brands: () => <BrandTiles category={category} />,
    blog: () => <LatestPosts title={section.title || t('blog')} limit={section.limit ?? undefined} />,
  };
  const make = Object.hasOwn(known, section.name) ? known[section.name] : undefined;
  return make ? make() : <ContentBlock identifier={section.name} />;
}

function Featured({ section, category }: Pick<Props, 'section' | 'category'>) {
  const { t } = useTranslation('catalog');
  const featured = useFeatured(category.url_key);
  return (
    <ProductCarousel
      title={section.title || t('featured')}
      products={section.limit ? featured.slice(0, section.limit) : featured}
      renderTile={shopTile}
    />
  );
}
