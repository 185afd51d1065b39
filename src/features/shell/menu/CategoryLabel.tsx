import type { MenuCategory } from './buildMenuTree';
import styles from './CategoryLabel.module.css';

/** A category's icon, if the dealer has set one, and its name. */
export const CategoryLabel = ({ category: { iconUrl, name } }: { category: MenuCategory }) => (
  <span className={styles.label}>
    {iconUrl && <img src={iconUrl} alt="" width={20} height={20} loading="lazy" />}
    {name}
  </span>
);
