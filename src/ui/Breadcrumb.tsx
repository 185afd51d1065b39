import { Link } from 'react-router-dom';
import styles from './Breadcrumb.module.css';
import { Icon } from './Icon';

export interface Crumb {
  name: string;
  /** Absent for the last crumb, the current page. */
  to?: string;
}

interface Props {
  crumbs: readonly Crumb[];
  /** Accessible name of the navigation. */
  label: string;
}

/** The path of categories to the current page. */
export const Breadcrumb = ({ crumbs, label }: Props) => (
  <nav className={styles.breadcrumb} aria-label={label}>
    <ol>
      {crumbs.map(({ name, to }, index) => (
        <li key={to ?? name}>
          {index > 0 && <Icon name="chevronRight" size={0.875} />}
          {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
