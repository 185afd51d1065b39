import { type Ref, useRef } from 'react';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import styles from './CategoryNav.module.css';

interface Props {
  text: string;
  isOpen: boolean;
  /** A mouse rests on it. */
  onIntend: () => void;
  onOpen: (byKey: boolean) => void;
  onClose: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the menu of the categories that the row has no room for. */
export function CategoryNavMore({ text, isOpen, onIntend, onOpen, onClose, ref }: Props) {
  const pointer = useRef('');
  return (
    <li onPointerEnter={(event) => event.pointerType === 'mouse' && onIntend()}>
      <button
        ref={ref}
        type="button"
        className={classNames(styles.link, styles.more)}
        aria-expanded={isOpen}
        aria-haspopup
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
        }}
        onClick={() => {
          // What a resting mouse has opened, its click must not close.
          if (isOpen && pointer.current !== 'mouse') onClose();
          else onOpen(pointer.current === '');
        }}
        onKeyDown={(event) => {
          pointer.current = '';
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
