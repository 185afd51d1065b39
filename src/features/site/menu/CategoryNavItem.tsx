import { type Ref, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { MenuCategory } from './buildMenuTree';
import styles from './CategoryNav.module.css';

interface Props {
  category: MenuCategory;
  /** True when the row has no space for the item, which then appears in the More menu. */
  isOverflowing: boolean;
  isOpen: boolean;
  /** Called when a mouse enters the item; the menu opens after a delay. */
  onHover: () => void;
  onOpen: (byKey: boolean) => void;
  onClose: () => void;
  ref: Ref<HTMLAnchorElement>;
}

/** A link to a category. Arrow down or a first tap opens its menu; a second tap follows the link. */
export function CategoryNavItem({ category, isOverflowing, isOpen, onHover, onOpen, onClose, ref }: Props) {
  const pointerType = useRef('');
  const hasMenu = category.children.length > 0;
  return (
    <li
      data-overflowing={isOverflowing || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
    >
      <NavLink
        ref={ref}
        to={category.path}
        className={styles.link}
        aria-expanded={hasMenu ? isOpen : undefined}
        aria-haspopup={hasMenu || undefined}
        onPointerDown={(event) => {
          pointerType.current = event.pointerType;
        }}
        onClick={(event) => {
          if (hasMenu && !isOpen && pointerType.current === 'touch') {
            event.preventDefault();
            onOpen(false);
          } else onClose();
        }}
        onKeyDown={(event) => {
          pointerType.current = '';
          if (event.key !== 'ArrowDown' || !hasMenu) return;
          event.preventDefault();
          onOpen(true);
        }}
      >
        {category.name}
      </NavLink>
    </li>
  );
}
