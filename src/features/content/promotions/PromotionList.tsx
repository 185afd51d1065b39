import type { Banner } from '@/features/content/contentApi';
import { PromotionItem } from './PromotionItem';
import styles from './PromotionList.module.css';

/** Banners of the dealer and rebates of the makers, side by side. */
export const PromotionList = ({ banners }: { banners: readonly Banner[] }) => (
  <ul className={styles.list}>
    {banners.map((banner) => (
      <li key={banner.banner_id}>
        <PromotionItem banner={banner} />
      </li>
    ))}
  </ul>
);
