import { useEffect } from 'react';
import { useConfig } from '@/config/configSlice';
import { parseUrl } from '@/lib/parseUrl';
import { usePlatform } from '@/platform/PlatformContext';

/** Returns a warning if the configured base URL has a different origin than the page; null if they match or none is set. */
export function baseUrlWarning(baseUrl: string, origin: string): string | null {
  if (!baseUrl) return null;
  const configured = parseUrl(baseUrl)?.origin ?? baseUrl;
  return configured === origin
    ? null
    : `The configured base URL ${baseUrl} is not where this page is: ${origin}`;
}

/** Logs a base URL that differs from the page's origin (docs/spec/18 §6). Skipped on a kiosk, whose origin always differs. */
export function useBaseUrlCheck(): void {
  const { base_url } = useConfig();
  const isWeb = usePlatform()?.kind === 'web';
  useEffect(() => {
    const warning = isWeb ? baseUrlWarning(base_url, window.location.origin) : null;
    if (warning) console.warn(warning);
  }, [base_url, isWeb]);
}
