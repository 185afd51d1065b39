import { flag } from '@contract/fields';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { contentApi } from '@/features/content/contentApi';
import { whenIdle } from '@/lib/scheduling';

const settings = z.object({ enabled: flag(true) });

/** Reads the block dev-script-validation: {"enabled": false} disables the content checks, which are on by default. */
export function isContentCheckEnabled(block: string): boolean {
  if (!block.trimStart().startsWith('{')) return true;
  try {
    return z.parse(settings, JSON.parse(block)).enabled;
  } catch {
    return true;
  }
}

/** Whether the panel of content problems is shown: with ?content-check=true, and always during development. */
export const isContentCheckRequested = (search: string): boolean =>
  import.meta.env.DEV || new URLSearchParams(search).get('content-check') === 'true';

/** Checks a content when the page is idle, so that the checks and their code never delay the page. */
export function useContentCheck(html: string): void {
  const isEnabled = contentApi.endpoints.getBlock.useQueryState('dev-script-validation', {
    selectFromResult: ({ data }) => ({ value: isContentCheckEnabled(data?.content ?? '') }),
  }).value;
  useEffect(() => {
    if (!isEnabled) return;
    return whenIdle(() => {
      // A failed import is ignored: without network the content is checked on a later page view.
      import('./checkContent').then(({ logProblems }) => logProblems(html)).catch(() => {});
    });
  }, [html, isEnabled]);
}
