import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SuggestionPanel.module.css';
import type { SuggestionTarget } from './suggestionTargets';

interface Props {
  target: SuggestionTarget | undefined;
  listId: string;
  isActive: boolean;
  onChoose: (target: SuggestionTarget) => void;
  children: ReactNode;
}

/** A suggestion. mousedown must not take the focus from the field, because that would close the list. */
export function SuggestionOption({ target, listId, isActive, onChoose, children }: Props) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  if (!target) return null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the combobox chooses the active option
    <div
      ref={line}
      id={`${listId}-${target.id}`}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(target)}
    >
      {children}
    </div>
  );
}
