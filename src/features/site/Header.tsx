import type { ReactNode } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Header.module.css';
import layouts from './HeaderLayouts.module.css';
import type { HeaderLook } from './headerLook';
import { type HeaderPart, headerRows, placedParts } from './headerPlan';

interface Props {
  look: HeaderLook;
  /** The pieces, handed in by the page: the header knows none of their features. */
  parts: Record<HeaderPart, ReactNode>;
  /** Block header-before. */
  before: ReactNode;
  /** Blocks header-after-global-promotions and header-after. */
  after: ReactNode;
}

/**
 * Every header there is: pieces in rows, by the plan of the layout; their places are CSS by data-layout and, below
 * md, data-small. One markup for all widths, so that nothing moves when the browser takes over from the server.
 */
export function Header({ look, parts, before, after }: Props) {
  const rows = placedParts(look.layout, look.smallLayout);
  const beforeArea = (
    <div className={styles.before} data-hidden={look.isBeforeHidden || undefined}>
      {before}
    </div>
  );
  const afterArea = (
    <div className={styles.after} data-hidden={look.isAfterHidden || undefined}>
      {after}
    </div>
  );
  return (
    <header className={styles.header}>
      {!look.isBeforeSticky && beforeArea}
      <div className={styles.sticky}>
        {look.isBeforeSticky && beforeArea}
        <div
          className={classNames(styles.bar, layouts.bar)}
          data-layout={look.layout}
          data-small={look.smallLayout}
          data-type={look.type}
        >
          {headerRows.map(
            (row) =>
              rows[row].length > 0 && (
                <div key={row} className={styles.row} data-row={row}>
                  <div className={styles.inner}>
                    {rows[row].map(({ part, on }) => (
                      <div key={part} className={styles.part} data-part={part} data-on={on}>
                        {parts[part]}
                      </div>
                    ))}
                  </div>
                </div>
              ),
          )}
        </div>
        {look.isAfterSticky && afterArea}
      </div>
      {!look.isAfterSticky && afterArea}
    </header>
  );
}
