import { type Ref, useRef } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import styles from './CategoryNav.module.css';

interface Props {
  text: string;
  isOpen: boolean;
  /** Called when a mouse enters the item; the menu opens after a delay. */
  onHover: () => void;
  onOpen: (byKey: boolean) => void;
  onClose: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Button that opens the menu of the overflowing categories. */
export function CategoryNavMore({ text, isOpen, onHover, onOpen, onClose, ref }: Props) {
  const pointerType = useRef('');
  return (
    <li onPointerEnter={(event) => event.pointerType === 'mouse' && onHover()}>
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
          // Hover has opened the menu already, so a mouse click must not close it.
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
