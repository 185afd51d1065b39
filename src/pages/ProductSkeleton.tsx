import { Skeleton } from '@/ui/Skeleton';
import main from './ProductMain.module.css';
import styles from './page.module.css';

/** Placeholder for a product without cached data. */
export const ProductSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <div className={main.main}>
      <div className={main.gallery} style={{ aspectRatio: 1 }}>
        <Skeleton height="100%" />
      </div>
      <div className={main.facts}>
        <div className={main.side}>
          <Skeleton width="8rem" />
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="40%" />
        </div>
        <div className={main.buy}>
          <Skeleton width="10rem" height="2rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </div>
  </div>
);
