import { useEffect, useMemo } from 'react';
import { rememberScheme } from '@/browser/lightScheme';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { useContentNodes } from '@/features/content/useContentNodes';
import { DealerStyles } from '@/ui/DealerStyles';
import { metaTags } from './headMarkup';
import { usePreloadedBackgrounds } from './usePreloadedBackgrounds';
import { useSiteStyles } from './useSiteStyles';

/** --ground of src/ui/tokens.css on a dark screen, because a meta element can't use a custom property. */
const DARK_GROUND = '#1b1a18';

/** The tenant's icon, styles and meta elements, and preloads of the background images in the header blocks (docs/spec/04 §2). */
export function SiteHead() {
  const { data: meta } = useGetBlockQuery('site-meta-inline');
  const { data: before } = useGetBlockQuery('header-before');
  const { data: after } = useGetBlockQuery('header-after');
  const { favicon, theme } = useConfig();
  const { css, warnings, isLightOnly } = useSiteStyles();
  useEffect(() => {
    for (const warning of warnings) console.warn(warning);
  }, [warnings]);
  usePreloadedBackgrounds(before?.content ?? '');
  usePreloadedBackgrounds(after?.content ?? '');
  const metaNodes = useContentNodes(meta?.content ?? '');
  const metaElements = useMemo(() => metaTags(metaNodes), [metaNodes]);
  const isLight = isLightOnly || !theme.dark;
  // Makes the next page from the plain shell start light if this one is (src/hydration/entry.ts).
  useEffect(() => rememberScheme(isLight), [isLight]);
  return (
    <>
      {css && <DealerStyles css={css} name="site-styles-inline" />}
      {favicon && <link rel="icon" href={favicon} />}
      {metaElements.map((attributes) => (
        <meta key={(attributes.name ?? attributes.property) + (attributes.media ?? '')} {...attributes} />
      ))}
      {/* A browser uses the first matching colour, so the dealer's own take precedence. */}
      {!isLight && <meta name="theme-color" content={DARK_GROUND} media="(prefers-color-scheme: dark)" />}
      {theme.primary && <meta name="theme-color" content={theme.primary} />}
    </>
  );
}
