import { type Ref, useRef } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import type { MenuCategory } from './buildMenuTree';
import { CategoryLabel } from './CategoryLabel';
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
  const isCurrent = useMatch({ path: category.path, end: false }) !== null;
  return (
    <li
      data-overflowing={isOverflowing || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}
    >
      <Link
        ref={ref}
        to={category.path}
        className={classNames(styles.link, isCurrent && 'active')}
        aria-current={isCurrent ? 'page' : undefined}
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
        <CategoryLabel category={category} />
      </Link>
    </li>
  );
}

interface MoreProps {
  text: string;
  isOpen: boolean;
  /** Called when a mouse enters the item; the menu opens after a delay. */
  onHover: () => void;
  onOpen: (byKey: boolean) => void;
  onClose: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Button that opens the menu of the overflowing categories. */
export function CategoryNavMore({ text, isOpen, onHover, onOpen, onClose, ref }: MoreProps) {
  const pointerType = useRef('');
  return (
    <li data-more onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}>
      <button
        ref={ref}
        type="button"
        className={classNames(styles.link, styles.more)}
        aria-expanded={isOpen}
        aria-haspopup
        onPointerDown={(event) => {
          pointerType.current = event.pointerType;
        }}
        onClick={() => {
          // Hovering has already opened the menu, so a mouse click must not close it.
          if (isOpen && pointerType.current !== 'mouse') onClose();
          else onOpen(pointerType.current === '');
        }}
        onKeyDown={(event) => {
          pointerType.current = '';
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen(true);
        }}
      >
        {text}
        <Icon name="chevronDown" size={1} />
      </button>
    </li>
  );
}
