import { Skeleton } from '@/ui/Skeleton';
import styles from './ListingSkeleton.module.css';
import type { DisplayMode } from './listingQuery';
import { TileGrid } from './TileGrid';

const places = Array.from({ length: 8 }, (_, index) => index);

/** Shown only when nothing at all is cached for this list. */
export const ListingSkeleton = ({ mode }: { mode: DisplayMode }) => (
  <TileGrid mode={mode}>
    {places.map((place) => (
      <li key={place} aria-hidden="true">
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
