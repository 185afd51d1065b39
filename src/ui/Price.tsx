import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Formatted: $1,299.00. */
  price: string;
  /** Formatted price before the discount, shown struck through. */
  listPrice?: string;
  /** Complete text: Save $300. */
  savings?: string;
  /** Before the price of a product if some variants cost more: From. */
  from?: string;
  size?: 'sm' | 'md' | 'lg';
  /** For screen readers, before each price. */
  texts: { price: string; listPrice: string };
}

/** The current price, the list price and the savings. */
export const Price = ({ price, listPrice, savings, from, size = 'md', texts }: Props) => (
  <p className={styles.price} data-size={size}>
    <span className={listPrice ? styles.reduced : styles.current}>
      <VisuallyHidden>{texts.price} </VisuallyHidden>
      {from && <small className={styles.from}>{from} </small>}
      {price}
    </span>
    {listPrice && (
      <span className={styles.list}>
        <VisuallyHidden>{texts.listPrice} </VisuallyHidden>
        <s>{listPrice}</s>
      </span>
    )}
    {savings && <span className={styles.savings}>{savings}</span>}
  </p>
);
