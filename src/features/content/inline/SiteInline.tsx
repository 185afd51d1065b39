import { useEffect } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { preloadBackgrounds } from './backgroundImages';
import { metaTags } from './metaTags';
import { useSiteStyles } from './useSiteStyles';

/** The dealer's own icon, styles and meta elements, and the backgrounds above the page fetched early (shell specification §2). */
export function SiteInline() {
  const { data: meta } = useGetBlockQuery('site-meta-inline');
  const { data: before } = useGetBlockQuery('header-before');
  const { data: after } = useGetBlockQuery('header-after');
  const { favicon } = useConfig();
  const { css, warnings } = useSiteStyles();
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
      {favicon && <link rel="icon" href={favicon} />}
      {metaTags(meta?.content ?? '').map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
    </>
  );
}
