import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { isConsentRequired } from '@/config/consent';
import { isSafeUrl } from '@/features/content/allowList';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { useContentNodes } from '@/features/content/useContentNodes';
import { frameSource } from './headMarkup';

/**
 * The noscript frame of Google Tag Manager, from the block gtm-body-before or the configuration. Omitted with ?pagespeed=true and if
 * consent is required.
 */
export function TagManagerFrame() {
  const config = useConfig();
  const { name, services } = config;
  const { gtm_id, gtm_url } = services;
  const { data } = useGetBlockQuery('gtm-body-before');
  const isOff = new URLSearchParams(useLocation().search).get('pagespeed') === 'true';
  const nodes = useContentNodes(data?.content ?? '');
  const blockSrc = useMemo(() => frameSource(nodes), [nodes]);
  const configuredSrc = gtm_id && `${gtm_url.replace(/\/$/, '')}/ns.html?id=${encodeURIComponent(gtm_id)}`;
  const src = blockSrc || configuredSrc;
  // A browser without scripts shows no banner, so the visitor can't consent.
  if (isOff || isConsentRequired(config) || !src || !isSafeUrl(src)) return null;
  return (
    <noscript>
      <iframe src={src} title={name} width={0} height={0} hidden />
    </noscript>
  );
}
