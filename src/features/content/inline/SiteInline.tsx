import { useEffect, useMemo } from 'react';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { preloadBackgrounds } from './backgroundImages';
import { cleanStyles } from './cleanStyles';
import { metaTags } from './metaTags';

/** The dealer's own styles and meta elements, and the backgrounds above the page fetched early (shell specification §2). */
export function SiteInline() {
  const { data: styles } = useGetBlockQuery('site-styles-inline');
  const { data: meta } = useGetBlockQuery('site-meta-inline');
  const { data: before } = useGetBlockQuery('header-before');
  const { data: after } = useGetBlockQuery('header-after');
  const { css, warnings } = useMemo(() => cleanStyles(styles?.content ?? ''), [styles]);
  useEffect(() => {
    for (const warning of warnings) console.warn(warning);
  }, [warnings]);
  preloadBackgrounds(before?.content ?? '');
  preloadBackgrounds(after?.content ?? '');
  return (
    <>
      {css && (
        <style href="site-styles-inline" precedence="site">
          {css}
        </style>
      )}
      {metaTags(meta?.content ?? '').map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
    </>
  );
}
