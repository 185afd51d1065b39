import { useMemo } from 'react';
import type { Banner } from '@/features/content/contentApi';
import { parseContent } from '@/features/content/parseContent';
import { renderNodes } from '@/features/content/renderContent';
import styles from './PromotionList.module.css';
import { RebateCard } from './RebateCard';

const isRebate = (banner: Banner) => Boolean(banner.program_id && banner.promo_name);

function CustomBanner({ banner }: { banner: Banner }) {
  const nodes = useMemo(() => parseContent(banner.content), [banner.content]);
  return <div data-banner={banner.banner_id}>{renderNodes(nodes)}</div>;
}

/** Banners of the dealer and rebates of the makers, side by side. */
export const PromotionList = ({ banners }: { banners: readonly Banner[] }) => (
  <ul className={styles.list}>
    {banners.map((banner) => (
      <li key={banner.banner_id}>
        {isRebate(banner) ? <RebateCard rebate={banner} /> : <CustomBanner banner={banner} />}
      </li>
    ))}
  </ul>
);
