import { useMemo } from 'react';
import type { Banner } from '@/features/content/contentApi';
import { cleanStyles } from '@/features/content/inline/cleanStyles';
import { parseContent } from '@/features/content/parseContent';
import { renderNodes } from '@/features/content/renderContent';

/** A dealer's banner with styles of its own, which reach nothing outside it. */
export function CustomBanner({ banner }: { banner: Banner }) {
  const nodes = useMemo(() => parseContent(banner.content), [banner.content]);
  const css = useMemo(() => cleanStyles(banner.css).css, [banner.css]);
  return (
    <div data-banner={banner.banner_id}>
      {css && <style>{bannerStyles(banner.banner_id, css)}</style>}
      {renderNodes(nodes)}
    </div>
  );
}

/** Rules nested below the banner. A brace too many would end the nesting, so unbalanced styles are left out. */
export function bannerStyles(id: string, css: string): string {
  let depth = 0;
  for (const sign of css) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return '';
  }
  return depth === 0 ? `[data-banner="${id.replace(/["\\\n]/g, '')}"] {${css}}` : '';
}
