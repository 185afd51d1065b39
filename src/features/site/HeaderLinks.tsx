import { Link } from 'react-router-dom';
import styles from './HeaderLinks.module.css';
import type { MenuLink } from './menuLinks';

interface Props {
  links: readonly MenuLink[];
  /** Names the navigation. */
  label: string;
  onFollow?: () => void;
}

/** The store's own menu items, beside the categories. */
export const HeaderLinks = ({ links, label, onFollow }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuAnchor link={link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  </nav>
);

/** Through the router inside the shop, by the browser out of it; a new tab never gets hold of this one. */
export const MenuAnchor = ({ link, onFollow }: { link: MenuLink; onFollow?: () => void }) => {
  const rel = link.target === '_blank' ? 'noopener noreferrer' : undefined;
  const inside = (
    <>
      {link.iconUrl && <img src={link.iconUrl} alt="" width={20} height={20} />}
      {link.label}
    </>
  );
  return link.isExternal || link.target === '_blank' ? (
    <a href={link.href} target={link.target || undefined} rel={rel} className={styles.link}>
      {inside}
    </a>
  ) : (
    <Link to={link.href} className={styles.link} onClick={onFollow}>
      {inside}
    </Link>
  );
};
