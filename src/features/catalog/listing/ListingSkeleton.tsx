import { Skeleton } from '@/ui/Skeleton';
import styles from './ListingSkeleton.module.css';
import type { DisplayMode } from './listingQuery';
import { TileGrid } from './TileGrid';

const placeholders = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder tiles, shown only when nothing is cached for this listing. */
export const ListingSkeleton = ({ mode }: { mode: DisplayMode }) => (
  <TileGrid mode={mode}>
    {placeholders.map((index) => (
      <li key={index} aria-hidden="true">
        <div className={styles.tile} data-mode={mode}>
          <Skeleton className={styles.picture} height="auto" />
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
