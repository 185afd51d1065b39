import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';

interface Props {
  name: IconName;
  /** In rem, so that icons scale with the larger text of a kiosk. */
  size?: number;
  /** Filled with the text colour, like the heart of a product on the wishlist. */
  isFilled?: boolean;
}

/** A decorative icon, hidden from screen readers. */
export const Icon = ({ name, size = 1.5, isFilled }: Props) => (
  <svg
    className={styles.icon}
    style={{ width: `${size}rem`, height: `${size}rem` }}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconPaths[name]} />
  </svg>
);
