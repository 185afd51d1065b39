import type { Banner } from '@/features/content/contentApi';
import { PromotionItem } from './PromotionItem';
import styles from './PromotionList.module.css';

interface Props {
  banners: readonly Banner[];
  /** Rebates show some of their goods. */
  hasGoods?: boolean;
  /** Few words each: they share the whole width. */
  isWide?: boolean;
}

/** Banners of the dealer and rebates of the makers, side by side. */
export const PromotionList = ({ banners, hasGoods, isWide }: Props) => (
  <ul className={styles.list} data-wide={isWide || undefined}>
    {banners.map((banner) => (
      <li key={banner.banner_id}>
        <PromotionItem banner={banner} hasGoods={hasGoods} />
      </li>
    ))}
  </ul>
);
