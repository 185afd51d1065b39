import type { Banner } from '@/features/content/contentApi';
import { PromotionItem } from './PromotionItem';
import styles from './PromotionList.module.css';

interface Props {
  banners: readonly Banner[];
  /** Whether rebates show some of their products. */
  showsProducts?: boolean;
  /** Banners with little text share the whole width. */
  isFullWidth?: boolean;
}

/** Grid of banners and rebates. */
export const PromotionList = ({ banners, showsProducts, isFullWidth }: Props) => (
  <ul className={styles.list} data-wide={isFullWidth || undefined}>
    {banners.map((banner) => (
      <li key={banner.banner_id}>
        <PromotionItem banner={banner} showsProducts={showsProducts} />
      </li>
    ))}
  </ul>
);
