import type { Category, CategoryPage, LandingSection as Section } from '@contract/category';
import type { ReactNode } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { BrandTiles } from '@/features/catalog/category/BrandTiles';
import { CategoryTiles } from '@/features/catalog/category/CategoryTiles';
import { useFeatured } from '@/features/catalog/category/useFeatured';
import { PosmSection } from '@/features/catalog/collection/PosmSection';
import { posmValues } from '@/features/catalog/collection/posm';
import { LatestPosts } from '@/features/content/blog/LatestPosts';
import { ContentBlock } from '@/features/content/ContentBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { ProductCarousel } from '@/features/product/tile/ProductCarousel';
import styles from './CategoryLanding.module.css';
import { renderInteractiveTile } from './InteractiveTile';
import { landingTags } from './landingTags';

interface Props {
  section: Section;
  category: CategoryPage;
  /** Categories directly below. */
  categories: Category[];
}

/** A section of a landing page; unknown names are content blocks. */
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
    return (
      <PosmSection values={posm} title={section.title || t('posm')} renderTile={renderInteractiveTile} />
    );
  }
  const sectionRenderers: Record<string, () => ReactNode> = {
    categories: () => (
      <CategoryTiles categories={categories} label={section.title || t('subcategories')} variant="images" />
    ),
    featured: () => <Featured section={section} category={category} />,
    brands: () => <BrandTiles category={category} />,
    blog: () => <LatestPosts title={section.title || t('blog')} limit={section.limit ?? undefined} />,
  };
  const renderSection = Object.hasOwn(sectionRenderers, section.name)
    ? sectionRenderers[section.name]
    : undefined;
  return renderSection ? renderSection() : <ContentBlock identifier={section.name} />;
}

function Featured({ section, category }: Pick<Props, 'section' | 'category'>) {
  const { t } = useTranslation('catalog');
  const featured = useFeatured(category.url_key);
  return (
    <ProductCarousel
      title={section.title || t('featured')}
      products={section.limit ? featured.slice(0, section.limit) : featured}
      renderTile={renderInteractiveTile}
    />
  );
}
