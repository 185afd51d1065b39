import type { CSSProperties, ReactNode } from 'react';
import { useConfig } from '@/config/configSlice';
import { Skeleton } from '@/ui/Skeleton';
import type { DisplayMode } from './listingQuery';
import styles from './TileGrid.module.css';

interface Props {
  mode: DisplayMode;
  /** Set while a newer listing loads. */
  isStale?: boolean;
  children: ReactNode;
}

/**
 * Grid of tiles. The tenant configures the number of columns; the default is 3 on a large and 4 on an extra large
 * screen.
 */
export function TileGrid({ mode, isStale, children }: Props) {
  const { tiles_lg, tiles_xl } = useConfig().display_features.catalog_product_grid;
  const columns = { '--tiles-lg': tiles_lg, '--tiles-xl': tiles_xl } as CSSProperties;
  return (
    <ul className={styles.grid} data-mode={mode} style={columns} aria-busy={isStale || undefined}>
      {children}
    </ul>
  );
}

const placeholders = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder tiles, only shown if nothing is cached for this listing. */
export const ListingSkeleton = ({ mode }: { mode: DisplayMode }) => (
  <TileGrid mode={mode}>
    {placeholders.map((index) => (
      <li key={index} aria-hidden="true">
        <div className={styles.tile} data-mode={mode}>
          <Skeleton className={styles.image} height="auto" />
          <div className={styles.lines}>
            <Skeleton width="40%" height="0.9em" />
            <Skeleton width="85%" />
            <Skeleton width="30%" height="1.25em" />
          </div>
        </div>
      </li>
    ))}
  </TileGrid>
);
