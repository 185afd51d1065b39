import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, CategoryPage } from '@/api/contract/category';
import { BrandTiles } from '@/features/catalog/BrandTiles';
import { CategoryTiles } from '@/features/catalog/CategoryTiles';
import { PosmSection } from '@/features/catalog/PosmSection';
import { posmValues } from '@/features/catalog/posm';
import { useFeatured } from '@/features/catalog/useFeatured';
import { LatestPosts } from '@/features/content/blog/LatestPosts';
import { ContentBlock } from '@/features/content/ContentBlock';
import { ContentHtml } from '@/features/content/ContentHtml';
import { ProductCarousel } from '@/features/product/ProductCarousel';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './CategoryLanding.module.css';
import { landingTags } from './landingTags';
import { ShopTile } from './ShopTile';

interface Props {
  category: CategoryPage;
  /** Categories directly below. */
  categories: Category[];
}

/** The sections of a landing page in the store's order; a name that is no section is a content block's. */
export function CategoryLanding({ category, categories }: Props) {
  const { t } = useTranslation('catalog');
  const featured = useFeatured(category.url_key);
  const known: Record<string, () => ReactNode> = {
    categories: () => <CategoryTiles categories={categories} label={t('subcategories')} look="pictures" />,
    featured: () => (
      <ProductCarousel
        title={t('featured')}
        products={featured}
        renderTile={(product) => <ShopTile product={product} />}
      />
    ),
    brands: () => <BrandTiles category={category} />,
    blog: () => <LatestPosts title={t('blog')} />,
  };
  const section = (name: string) => {
    const make = Object.hasOwn(known, name) ? known[name] : undefined;
    if (make) return make();
    const posm = posmValues(name);
    if (posm) {
      return (
        <PosmSection
          values={posm}
          title={t('posm')}
          renderTile={(product) => <ShopTile product={product} />}
        />
      );
    }
    const html = landingTags(name, category.url_key);
    return html ? <ContentHtml html={html} /> : <ContentBlock identifier={name} />;
  };
  return (
    <div className={styles.landing}>
      {category.sections.map((name) => (
        <Fragment key={name}>{section(name)}</Fragment>
      ))}
      <p className={styles.all}>
        <ButtonLink to="?display_mode=grid" size="lg" iconAfter="arrowRight">
          {t('showAll', { count: category.product_count })}
        </ButtonLink>
      </p>
    </div>
  );
}
