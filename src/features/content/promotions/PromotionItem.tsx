import { useEffect, useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import type { Banner } from '@/features/content/contentApi';
import { hasOwnColours, isForLightOnly } from '@/features/content/ownColours';
import { renderNodes } from '@/features/content/renderContent';
import {
  extractStyles,
  type SanitizedStyles,
  sanitizeStyles,
} from '@/features/content/siteHead/sanitizeStyles';
import { useContentNodes } from '@/features/content/useContentNodes';
import { DealerStyles } from '@/ui/DealerStyles';
import { RebateCard } from './RebateCard';
import { useTrackPromotion } from './useTrackPromotion';

interface Props {
  banner: Banner;
  /** Whether rebates show some of their products. */
  showsProducts?: boolean;
}

/** A rebate as a card, even without a name, any other banner as the dealer's HTML. */
export const PromotionItem = ({ banner, showsProducts }: Props) =>
  banner.program_id && (banner.promo_name || !banner.content) ? (
    <RebateCard rebate={banner} showsProducts={showsProducts} />
  ) : (
    <CustomBanner banner={banner} />
  );

/** A dealer's banner with its own styles, which only apply to the banner. */
function CustomBanner({ banner }: { banner: Banner }) {
  const nodes = useContentNodes(banner.content);
  const { base_media_url } = useConfig();
  const { css, warnings } = useMemo(
    () => bannerStyles(banner.banner_id, banner.css, base_media_url),
    [banner, base_media_url],
  );
  useEffect(() => {
    for (const warning of warnings) console.warn(`Banner ${banner.banner_id}: ${warning}`);
  }, [banner, warnings]);
  const isLight = useMemo(() => isForLightOnly(css) || hasOwnColours(nodes), [css, nodes]);
  return (
    <div
      data-banner={banner.banner_id}
      className={isLight ? 'light-surface' : undefined}
      {...useTrackPromotion(banner)}
    >
      {css && <DealerStyles css={css} />}
      {renderNodes(nodes)}
    </div>
  );
}

/** Tokens within which CSS braces have no meaning. */
const TEXT = /"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\([^)]*(?:\)|$)|\\[\s\S]/gi;

/** Whether all blocks are closed within the styles; an extra closing brace would end the banner's rule. */
function isBalanced(css: string): boolean {
  // An unclosed url() contains its closing brace.
  const structure = css.replace(TEXT, (text) => (/^url/i.test(text) && !text.endsWith(')') ? '"' : ''));
  let depth = 0;
  for (const sign of structure) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  // A remaining quote starts an unclosed string, in which the parser ignores braces.
  return depth === 0 && !/["'\\]/.test(structure);
}

/** Returns a banner's sanitised styles, nested in a rule for the banner. Unbalanced styles are dropped with a warning. */
export function bannerStyles(id: string, source: string, mediaUrl: string): SanitizedStyles {
  const { css, warnings } = sanitizeStyles(extractStyles(source), mediaUrl);
  if (css === '') return { css, warnings };
  if (!isBalanced(css)) return { css: '', warnings: [...warnings, 'the braces of its styles do not match'] };
  return { css: `[data-banner="${id.replace(/["\\\n]/g, '')}"] {${css}}`, warnings };
}
