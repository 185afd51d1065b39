import type { Product } from '@/api/contract/product';
import { isColour, textOn } from '@/lib/colour';
import styles from './ProductFlags.module.css';

/** Short words on the picture: 1 is the top left, then clockwise to 8 at the left (commerce specification §9). */
export const ProductFlags = ({ flags }: { flags: Product['product_flags'] }) => {
  const shown = flags.filter(({ visible, text }) => visible && text !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {shown.map(({ position, text, colour }) => (
        <li
          key={`${position} ${text}`}
          data-position={position}
          style={isColour(colour) ? { background: colour, color: textOn(colour) } : undefined}
        >
          {text}
        </li>
      ))}
    </ul>
  );
};
