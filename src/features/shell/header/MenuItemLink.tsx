import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { jumpToAnchor } from '@/browser/scrollToAnchor';
import { opensNewTab, useLinkTarget } from '@/config/useLinkTarget';
import type { MenuLink } from '@/features/shell/menu/menuLinks';
import styles from './HeaderLinks.module.css';

interface Props {
  link: MenuLink;
  onFollow?: () => void;
}

/** One menu item: a router link for pages of the shop, or else a plain anchor. A new tab gets no window.opener. */
export function MenuItemLink({ link, onFollow }: Props) {
  const { target, href, newTabRel } = useLinkTarget(link.href);
  const content = (
    <>
      {link.iconUrl && <img src={link.iconUrl} alt="" width={20} height={20} loading="lazy" />}
      {link.label}
    </>
  );
  const isNewTab = opensNewTab(link.target);
  if (target.kind === 'route' && !isNewTab) {
    return (
      <Link to={target.path} className={styles.link} onClick={onFollow}>
        {content}
      </Link>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (target.kind === 'jump' && jumpToAnchor(target.id)) event.preventDefault();
    onFollow?.();
  };
  return (
    <a
      href={href}
      target={link.target || undefined}
      rel={isNewTab ? newTabRel : undefined}
      className={styles.link}
      onClick={onClick}
    >
      {content}
    </a>
  );
}
