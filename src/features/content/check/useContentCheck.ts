import { useEffect } from 'react';
import { contentApi } from '@/features/content/contentApi';
import { whenIdle } from '@/lib/whenUsable';
import { areChecksOn } from './checkSettings';

/** Has a content checked once the page is idle: the checks and their code never come before the shopper. */
export function useContentCheck(html: string): void {
  const isOn = contentApi.endpoints.getBlock.useQueryState('dev-script-validation', {
    selectFromResult: ({ data }) => ({ value: areChecksOn(data?.content ?? '') }),
  }).value;
  useEffect(() => {
    if (!isOn) return;
    return whenIdle(() => {
      // Without network the checks are left for another visit.
      import('./logProblems').then(({ logProblems }) => logProblems(html)).catch(() => {});
    });
  }, [html, isOn]);
}
