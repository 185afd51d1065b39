import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** Ready to show: $1,299.00. */
  price: string;
  /** The price it is measured against, struck through. */
  listPrice?: string;
  /** Whole text: Save $300. */
  savings?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Read out before the prices. */
  texts: { price: string; listPrice: string };
}

/** What a thing costs now, what it cost before, and the difference. */
export const Price = ({ price, listPrice, savings, size = 'md', texts }: Props) => (
  <p className={styles.price} data-size={size}>
    <span className={listPrice ? styles.reduced : styles.now}>
      <VisuallyHidden>{texts.price} </VisuallyHidden>
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
