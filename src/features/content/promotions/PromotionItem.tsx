import type { Banner } from '@/features/content/contentApi';
import { CustomBanner } from './CustomBanner';
import { RebateCard } from './RebateCard';

interface Props {
  banner: Banner;
  /** Rebates show some of their goods. */
  hasGoods?: boolean;
}

/** A rebate of a maker as its card, any other banner as the dealer wrote it. */
export const PromotionItem = ({ banner, hasGoods }: Props) =>
  banner.program_id && banner.promo_name ? (
    <RebateCard rebate={banner} hasGoods={hasGoods} />
  ) : (
    <CustomBanner banner={banner} />
  );
