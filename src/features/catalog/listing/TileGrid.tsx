import type { CSSProperties, ReactNode } from 'react';
import { useConfig } from '@/config/configSlice';
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
