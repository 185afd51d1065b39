import { type Ref, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './CategoryNav.module.css';
import type { MenuCategory } from './categoryTree';

interface Props {
  category: MenuCategory;
  /** The row has no room for it: it stands in the last menu. */
  isLeftOut: boolean;
  isOpen: boolean;
  /** A mouse rests on it. */
  onIntend: () => void;
  onOpen: (byKey: boolean) => void;
  onClose: () => void;
  ref: Ref<HTMLAnchorElement>;
}

/** A link to its category. Arrow down opens its menu, and so does a first touch; a second one follows the link. */
export function CategoryNavItem({ category, isLeftOut, isOpen, onIntend, onOpen, onClose, ref }: Props) {
  const pointer = useRef('');
  const hasMenu = category.children.length > 0;
  return (
    <li
      data-left-out={isLeftOut || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onIntend()}
    >
      <NavLink
        ref={ref}
        to={category.path}
        className={styles.link}
        aria-expanded={hasMenu ? isOpen : undefined}
        aria-haspopup={hasMenu || undefined}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onClick={(event) => {
          if (hasMenu && !isOpen && pointer.current === 'touch') {
            event.preventDefault();
            onOpen(false);
          } else onClose();
        }}
        onKeyDown={(event) => {
          pointer.current = '';
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
