import type { CategoryPage } from '@contract/category';
import { categoryPath } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { emptyListing, listingSearch } from '@/features/catalog/listing/listingState';
import styles from './BrandTiles.module.css';

const BRAND_CODES = new Set(['brand', 'manufacturer']);
const MAX_BRANDS = 12;

/** Brands of a category; each links to the listing filtered by that brand. */
export function BrandTiles({ category }: { category: CategoryPage }) {
  const { t } = useTranslation('catalog');
  const facet = category.listing?.facets.find(({ code }) => BRAND_CODES.has(code));
  const brands = [...(facet?.values ?? [])]
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, MAX_BRANDS);
  if (!facet || brands.length === 0) return null;
  const pathOf = (value: string) =>
    categoryPath(category.url_key) + listingSearch(emptyListing, { filters: { [facet.code]: [value] } });
  return (
    <section>
      <h2 className={styles.title}>{t('brands')}</h2>
      <ul className={styles.brands}>
        {brands.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={pathOf(value)}>
              <span className={styles.name}>{label || value}</span>
              {count !== null && <span className={styles.count}>{t('products', { count })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
