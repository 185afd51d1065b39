import type { Banner } from '@/features/content/contentApi';
import { CustomBanner } from './CustomBanner';
import { RebateCard } from './RebateCard';

/** A rebate of a maker as its card, any other banner as the dealer wrote it. */
export const PromotionItem = ({ banner }: { banner: Banner }) =>
  banner.program_id && banner.promo_name ? <RebateCard rebate={banner} /> : <CustomBanner banner={banner} />;
