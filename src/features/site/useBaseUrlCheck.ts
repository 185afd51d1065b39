import { useEffect } from 'react';
import { useConfig } from '@/config/configSlice';
import { usePlatform } from '@/platform/PlatformContext';

/** What is wrong with the configured base URL for a page at origin; null when it is right or not set. */
export function baseUrlProblem(baseUrl: string, origin: string): string | null {
  if (!baseUrl) return null;
  const configured = URL.canParse(baseUrl) ? new URL(baseUrl).origin : baseUrl;
  return configured === origin
    ? null
    : `The configured base URL ${baseUrl} is not where this page is: ${origin}`;
}

/** Logs a base URL that is not this page's (shell specification §8); a kiosk shows the shop at an address of its own. */
export function useBaseUrlCheck(): void {
  const { base_url } = useConfig();
  const isWeb = usePlatform()?.kind === 'web';
  useEffect(() => {
    const problem = isWeb ? baseUrlProblem(base_url, window.location.origin) : null;
    if (problem) console.warn(problem);
  }, [base_url, isWeb]);
}
