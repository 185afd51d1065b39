import type { Product } from '@contract/product';
import { isColour, textOn } from '@/lib/colour';
import { withKeys } from '@/lib/withKeys';
import styles from './ProductFlags.module.css';

/** Labels on the image: position 1 is top left, then clockwise up to 8 at the left (docs/spec/09 §6). */
export const ProductFlags = ({ flags }: { flags: Product['product_flags'] }) => {
  const current = flags.filter(({ visible, text }) => visible && text !== '');
  if (current.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {withKeys(current, ({ text }) => text).map(([key, { position, text, colour }]) => (
        <li
          key={key}
          data-position={position}
          style={isColour(colour) ? { background: colour, color: textOn(colour) } : undefined}
        >
          {text}
        </li>
      ))}
    </ul>
  );
};
