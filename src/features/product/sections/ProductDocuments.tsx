import type { ProductPage } from '@contract/product';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import styles from './ProductDocuments.module.css';

/** Manuals, energy guides, care sheets. */
export function ProductDocuments({ documents }: { documents: ProductPage['doc_asset'] }) {
  const { t } = useTranslation('product');
  return (
    <ul className={styles.documents}>
      {documents.map(({ title, url, size }) => (
        <li key={url}>
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
