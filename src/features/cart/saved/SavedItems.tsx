import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useProducts } from '@/features/product/data/useProducts';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import styles from './SavedItems.module.css';
import { SavedLine } from './SavedLine';
import { removeSaved, type SavedDispatch, useSavedItems } from './saved';
import { type SavedItem, savedKey } from './savedSlice';

/** The line items saved for later, at current prices (docs/spec/11 §8). */
export function SavedItems() {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch<SavedDispatch>();
  const items = useSavedItems();
  const { products, retry } = useProducts(items.map(({ product_id }) => product_id));
  const heading = useRef<HTMLHeadingElement>(null);
  if (items.length === 0) return null;
  const take = (item: SavedItem) => {
    // The focused button is removed together with its entry.
    heading.current?.focus();
    void dispatch(removeSaved(item));
  };
  return (
    <section aria-labelledby="saved-items">
      <h2 id="saved-items" className={styles.heading} ref={heading} tabIndex={-1}>
        {t('savedItems', { number: items.length })}
      </h2>
      <ul>
        {items.map((item, index) => {
          const product = products[index];
          const remove = (
            <Button size="sm" variant="quiet" onClick={() => take(item)}>
              {t('removeSaved')}
            </Button>
          );
          return (
            <li key={savedKey(item)}>
              {typeof product === 'object' && (
                <SavedLine item={item} product={product} onTaken={() => take(item)} />
              )}
              {product === 'loading' && <Skeleton height="6rem" />}
              {product === 'missing' && (
                <Notice tone="warn" action={remove}>
                  {t('savedUnavailable')}
                </Notice>
              )}
              {product === 'failed' && (
                <Notice tone="bad" action={<Button onClick={retry}>{t('retry')}</Button>}>
                  {t('unknownError')}
                </Notice>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
