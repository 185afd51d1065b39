import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import type { MenuLink } from '@/features/shell/menu/menuLinks';
import { useHoverIntent } from '@/features/shell/menu/useHoverIntent';
import { classNames } from '@/lib/classNames';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import styles from './HeaderLinks.module.css';
import { MenuItemLink } from './MenuItemLink';

interface Props {
  links: readonly MenuLink[];
  /** Accessible name of the navigation. */
  label: string;
}

/** The tenant's own menu items, next to the categories. */
export const HeaderLinks = ({ links, label }: Props) =>
  links.length > 0 && (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {withKeys(links, ({ id }) => id).map(([key, link]) => (
          <MenuLinkItem key={key} link={link} isFloating />
        ))}
      </ul>
    </nav>
  );

interface ItemProps {
  link: MenuLink;
  /** True in the header, where the submenu overlays the page; false in the menu drawer, where it expands. */
  isFloating?: boolean;
  onFollow?: () => void;
}

/**
 * A menu item. Its children are in a submenu that a button opens (the disclosure pattern of WAI-ARIA); in the header, hovering with the
 * mouse also opens the submenu, after the menu delay (docs/spec/03 §5). Escape, leaving it and following a link close it.
 */
export function MenuLinkItem({ link, isFloating = false, onFollow }: ItemProps) {
  const { t } = useTranslation('site');
  const { menu_delay } = useConfig().display_features.header;
  const { openId, open, openAfterDelay } = useHoverIntent(menu_delay);
  const isOpen = openId === link.id;
  const close = () => open(null);
  const pointerType = useRef('');
  if (link.children.length === 0) {
    return (
      <li>
        <MenuItemLink link={link} onFollow={onFollow} />
      </li>
    );
  }
  const follow = () => {
    if (isFloating) close();
    onFollow?.();
  };
  return (
    <li
      className={classNames(styles.parent, isFloating && styles.floating)}
      onPointerEnter={({ pointerType }) => isFloating && pointerType === 'mouse' && openAfterDelay(link.id)}
      onPointerLeave={({ pointerType }) => isFloating && pointerType === 'mouse' && close()}
      onBlur={({ currentTarget, relatedTarget }) =>
        isFloating && !currentTarget.contains(relatedTarget) && close()
      }
      onKeyDown={(event) => {
        pointerType.current = '';
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        event.currentTarget.querySelector('button')?.focus();
      }}
    >
      <div className={styles.head}>
        <MenuItemLink link={link} onFollow={follow} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t('submenu', { name: link.label })}
          onPointerDown={(event) => {
            pointerType.current = event.pointerType;
          }}
          // The mouse has already opened the submenu, so its click must not close it.
          onClick={() =>
            isOpen && !(isFloating && pointerType.current === 'mouse') ? close() : open(link.id)
          }
        >
          <Icon name="chevronDown" size={1} />
        </button>
      </div>
      {isOpen && (
        <ul className={styles.submenu}>
          {withKeys(link.children, ({ id }) => id).map(([key, child]) => (
            <MenuLinkItem key={key} link={child} onFollow={follow} />
          ))}
        </ul>
      )}
    </li>
  );
}
