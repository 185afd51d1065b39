import type { Banner } from '@/features/content/contentApi';
import { CustomBanner } from './CustomBanner';
import { RebateCard } from './RebateCard';

interface Props {
  banner: Banner;
  /** Whether rebates show some of their products. */
  showsProducts?: boolean;
}

/** A rebate as a card, any other banner as the dealer's HTML. */
export const PromotionItem = ({ banner, showsProducts }: Props) =>
  banner.program_id && banner.promo_name ? (
    <RebateCard rebate={banner} showsProducts={showsProducts} />
  ) : (
    <CustomBanner banner={banner} />
  );
