import type { Category, CategoryPage } from '@contract/category';
import { useTranslation } from '@/config/useTranslation';
import { ButtonLink } from '@/ui/ButtonLink';
import styles from './CategoryLanding.module.css';
import { LandingSection } from './LandingSection';

interface Props {
  category: CategoryPage;
  /** Categories directly below. */
  categories: Category[];
}

/** Sections of a landing page in the tenant's order (docs/spec/07 §5). */
export function CategoryLanding({ category, categories }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.landing}>
      {category.sections.map((section) => (
        <LandingSection key={section.name} section={section} category={category} categories={categories} />
      ))}
      <p className={styles.all}>
        <ButtonLink to="?display_mode=grid" size="lg" iconAfter="arrowRight">
          {t('showAll', { count: category.product_count })}
        </ButtonLink>
      </p>
    </div>
  );
}
