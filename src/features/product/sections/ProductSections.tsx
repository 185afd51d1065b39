import type { ProductPage, SimpleProduct } from '@contract/product';
import { specificationsOf } from '@contract/representativeVariant';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { LazyReviews } from '@/features/product/reviews/LazyReviews';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import styles from './ProductSections.module.css';
import { OVERVIEW } from './productPageSlice';
import { type Section, SectionTabs } from './SectionTabs';

interface Props {
  product: ProductPage;
  /** The selected variant; null for a product without options. */
  simple: SimpleProduct | null;
  /** The tenant's product description. */
  description: ReactNode;
}

const labelOf = ({ label }: { label: string }) => label;

/** Sections of the product page as tabs or below a navigation, 'Product Overview' first (docs/spec/09 §4). */
export function ProductSections({ product, simple, description }: Props) {
  const { t } = useTranslation('product');
  const { pdp } = useConfig().display_features;
  const { product_features, doc_asset, custom_columns } = product;
  const product_data = specificationsOf(product, simple);
  const overview = (
    <div className={styles.overview}>
      <div className={styles.description}>{description}</div>
      {product_features.length > 0 && (
        <ul className={styles.features}>
          {withKeys(product_features).map(([key, feature]) => (
            <li key={key}>{feature}</li>
          ))}
        </ul>
      )}
      {custom_columns.length > 0 && (
        <dl className={styles.columns}>
          {withKeys(custom_columns, labelOf).map(([key, { label, value }]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
  const sections: (Section | false)[] = [
    { id: OVERVIEW, name: t('overview'), content: overview },
    product_data.length > 0 && {
      id: 'specifications',
      name: t('specifications'),
      content: <SpecTable groups={product_data} />,
    },
    doc_asset.length > 0 && {
      id: 'documents',
      name: t('documents'),
      content: <ProductDocuments documents={doc_asset} />,
    },
    pdp.show_reviews &&
      product.reviews_count > 0 && {
        id: 'reviews',
        name: t('reviewsTitle'),
        content: <LazyReviews id={product.entity_id} />,
      },
  ];
  const current = sections.filter((section) => section !== false);
  if (pdp.sections === 'tabs')
    return <SectionTabs productId={product.entity_id} sections={current} label={t('sections')} />;
  return (
    <div className={styles.sections}>
      {current.length > 1 && (
        <nav className={styles.nav} aria-label={t('sections')}>
          {current.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {current.map(({ id, name, content }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{name}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** Specification table by group. */
const SpecTable = ({ groups }: { groups: ProductPage['product_data'] }) => (
  <div className={styles.groups}>
    {withKeys(groups, ({ group }) => group).map(([key, { group, details }]) => (
      <section key={key} className={styles.group}>
        {group && <h3>{group}</h3>}
        <dl>
          {withKeys(details, labelOf).map(([key, { label, value }]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

/** Manuals, energy guides, care sheets. */
function ProductDocuments({ documents }: { documents: ProductPage['doc_asset'] }) {
  const { t } = useTranslation('product');
  return (
    <ul className={styles.documents}>
      {withKeys(documents, ({ url }) => url).map(([key, { title, url, size }]) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="download" size={1.25} />
            <span>
              {title || url.split('/').pop()}
              {size && <small> {size}</small>}
            </span>
            <span className="visually-hidden"> {t('newWindow')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
