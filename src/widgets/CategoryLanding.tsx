import type { Category, CategoryPage, LandingSection as Section } from '@contract/category';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandTiles } from '@/features/catalog/category/BrandTiles';
import { CategoryTiles } from '@/features/catalog/category/CategoryTiles';
import { useFeatured } from '@/features/catalog/category/useFeatured';
import { PosmSection } from '@/features/catalog/collection/PosmSection';
import { posmValues } from '@/features/catalog/collection/posm';
import { LatestPosts } from '@/features/content/blog/LatestPosts';
import { ContentBlock } from '@/features/content/ContentBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { ProductCarousel } from '@/features/product/tile/ProductCarousel';
import { withKeys } from '@/lib/withKeys';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './CategoryLanding.module.css';
import { renderInteractiveTile } from './InteractiveTile';
import { landingTags, sectionsOf } from './landingSections';

interface Props {
  category: CategoryPage;
  /** Categories directly below. */
  categories: Category[];
}

/** Sections of a landing page in the tenant's order (docs/spec/07 §5). */
export function CategoryLanding({ category, categories }: Props) {
  const { t } = useTranslation('catalog');
  // 0 if the backend does not count products.
  const count = category.product_count || (category.listing?.total ?? 0);
  return (
    <div className={styles.landing}>
      {withKeys(sectionsOf(category), ({ name }) => name).map(([key, section]) => (
        <LandingSection key={key} section={section} category={category} categories={categories} />
      ))}
      <p className={styles.allLink}>
        <ButtonLink to="?display_mode=grid" size="lg" iconAfter="arrowRight">
          {t('showAll', { count })}
        </ButtonLink>
      </p>
    </div>
  );
}

interface SectionProps extends Props {
  section: Section;
}

/** A section of a landing page; unknown names are content blocks. */
function LandingSection({ section, category, categories }: SectionProps) {
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

function Featured({ section, category }: Pick<SectionProps, 'section' | 'category'>) {
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
