import type { Banner } from '@/features/content/contentApi';
import { PromotionItem } from './PromotionItem';
import styles from './PromotionList.module.css';

interface Props {
  banners: readonly Banner[];
  /** Rebates show some of their goods. */
  hasGoods?: boolean;
}

/** Banners of the dealer and rebates of the makers, side by side. */
export const PromotionList = ({ banners, hasGoods }: Props) => (
  <ul className={styles.list}>
    {banners.map((banner) => (
      <li key={banner.banner_id}>
        <PromotionItem banner={banner} hasGoods={hasGoods} />
      </li>
    ))}
  </ul>
);
