import { Link } from 'react-router-dom';
import type { MenuLink } from '@/features/site/menu/menuLinks';
import styles from './HeaderLinks.module.css';

interface Props {
  links: readonly MenuLink[];
  /** Accessible name of the navigation. */
  label: string;
  onFollow?: () => void;
}

/** The tenant's own menu items, next to the categories. */
export const HeaderLinks = ({ links, label, onFollow }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuItemLink link={link} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  </nav>
);

/** A router link for paths of the shop and a plain anchor for external URLs. A new tab gets no window.opener. */
export const MenuItemLink = ({ link, onFollow }: { link: MenuLink; onFollow?: () => void }) => {
  const rel = link.target === '_blank' ? 'noopener noreferrer' : undefined;
  const content = (
    <>
      {link.iconUrl && <img src={link.iconUrl} alt="" width={20} height={20} />}
      {link.label}
    </>
  );
  return link.isExternal || link.target === '_blank' ? (
    <a href={link.href} target={link.target || undefined} rel={rel} className={styles.link}>
      {content}
    </a>
  ) : (
    <Link to={link.href} className={styles.link} onClick={onFollow}>
      {content}
    </Link>
  );
};
