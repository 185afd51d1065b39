import { useMemo } from 'react';
import type { Banner } from '@/features/content/contentApi';
import { parseContent } from '@/features/content/parseContent';
import { renderNodes } from '@/features/content/renderContent';
import { sanitizeStyles } from '@/features/content/siteHead/sanitizeStyles';
import { useNonce } from '@/lib/nonce';
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

/** A dealer's banner with its own styles, which are scoped to the banner. */
function CustomBanner({ banner }: { banner: Banner }) {
  const nodes = useMemo(() => parseContent(banner.content), [banner.content]);
  const nonce = useNonce();
  const css = useMemo(() => sanitizeStyles(banner.css).css, [banner.css]);
  return (
    <div data-banner={banner.banner_id}>
      {css && <style nonce={nonce}>{bannerStyles(banner.banner_id, css)}</style>}
      {renderNodes(nodes)}
    </div>
  );
}

/** Nests the styles in a rule for the banner. Unbalanced styles are dropped, because an extra brace would end the nesting. */
export function bannerStyles(id: string, css: string): string {
  let depth = 0;
  for (const sign of css) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return '';
  }
  return depth === 0 ? `[data-banner="${id.replace(/["\\\n]/g, '')}"] {${css}}` : '';
}
