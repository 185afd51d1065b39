import { useEffect, useMemo } from 'react';
import { useConfig } from '@/config/configSlice';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { useNonce } from '@/lib/nonce';
import { metaTags } from './headMarkup';
import { usePreloadedBackgrounds } from './usePreloadedBackgrounds';
import { useSiteStyles } from './useSiteStyles';

/** The tenant's icon, styles and meta elements, and preloads of the background images in the header blocks (docs/spec/04 §2). */
export function SiteHead() {
  const { data: meta } = useGetBlockQuery('site-meta-inline');
  const { data: before } = useGetBlockQuery('header-before');
  const { data: after } = useGetBlockQuery('header-after');
  const { favicon } = useConfig();
  const { css, warnings } = useSiteStyles();
  const nonce = useNonce();
  useEffect(() => {
    for (const warning of warnings) console.warn(warning);
  }, [warnings]);
  usePreloadedBackgrounds((before?.content ?? '') + (after?.content ?? ''));
  const metaElements = useMemo(() => metaTags(meta?.content ?? ''), [meta]);
  return (
    <>
      {css && (
        <style href="site-styles-inline" precedence="site" nonce={nonce}>
          {css}
        </style>
      )}
      {favicon && <link rel="icon" href={favicon} />}
      {metaElements.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
    </>
  );
}
