import { useEffect, useMemo } from 'react';
import { preload } from 'react-dom';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { backgroundImages } from './backgroundImages';
import { cleanStyles } from './cleanStyles';
import { metaTags } from './metaTags';

/** Blocks of the head of every page; the shell loads them with its own. */
export const inlineBlocks = ['site-styles-inline', 'site-meta-inline'] as const;

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
  for (const address of [before, after].flatMap((block) => backgroundImages(block?.content ?? ''))) {
    preload(address, { as: 'image' });
  }
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
