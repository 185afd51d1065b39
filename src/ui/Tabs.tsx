import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface Props {
  tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  label: string;
  activeId: string;
  onChange: (id: string) => void;
}

const steps = new Map<string, (at: number, count: number) => number>([
  ['ArrowRight', (at, count) => (at + 1) % count],
  ['ArrowLeft', (at, count) => (at - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/**
 * Tabs following the ARIA pattern: arrow keys, Home and End move between tabs. Inactive panels stay in the document for crawlers.
 * react-aria's Tabs is not used, because it would add about 30 kB (gzip) to a content page.
 */
export function Tabs({ tabs, label, activeId, onChange }: Props) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === activeId);
    const next = steps.get(event.key)?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.row} role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === activeId}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === activeId ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== activeId}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
