import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { isSafeUrl } from '@/features/content/allowList';
import { useGetBlockQuery } from '@/features/content/contentApi';
import { frameSource } from './headMarkup';

/** The noscript frame of Google Tag Manager from block gtm-body-before or the configuration. Omitted with ?pagespeed=true. */
export function TagManagerFrame() {
  const { name, services } = useConfig();
  const { gtm_id, gtm_url } = services;
  const { data } = useGetBlockQuery('gtm-body-before');
  const isOff = new URLSearchParams(useLocation().search).get('pagespeed') === 'true';
  const blockSrc = useMemo(() => frameSource(data?.content ?? ''), [data]);
  const configuredSrc = gtm_id && `${gtm_url.replace(/\/$/, '')}/ns.html?id=${encodeURIComponent(gtm_id)}`;
  const src = blockSrc || configuredSrc;
  if (isOff || !src || !isSafeUrl(src)) return null;
  return (
    <noscript>
      <iframe src={src} title={name} width={0} height={0} hidden />
    </noscript>
  );
}
