import { flag } from '@contract/fields';
import { use, useEffect } from 'react';
import * as z from 'zod/mini';
import { whenIdle } from '@/browser/scheduling';
import { contentApi } from '@/features/content/contentApi';
import { isXml } from '@/features/content/contentXml';
import { isPlainText } from '@/features/content/parseContent';
import { ParsedContentsContext } from '@/features/content/parsedContents';
import { logProblems } from './contentProblems';

const settings = z.object({ enabled: flag(true) });

/** Reads the block dev-script-validation: {"enabled": false} disables the content checks, which are enabled by default. */
export function isContentCheckEnabled(block: string): boolean {
  if (!block.trimStart().startsWith('{')) return true;
  try {
    return z.parse(settings, JSON.parse(block)).enabled;
  } catch {
    return true;
  }
}

/** Contents already logged, so that one rendered more than once is logged once. */
const loggedContents = new Set<string>();

async function checkOnce(html: string): Promise<void> {
  if (loggedContents.has(html)) return;
  const { loggedProblems } = await import('./checkContent');
  if (loggedContents.has(html)) return;
  loggedContents.add(html);
  logProblems(loggedProblems(html));
}

/**
 * Checks a content when the page is idle, so that neither the checks nor their code delay the page. The contents of a server-rendered page
 * are checked by the server, which sends their problems with the page (src/ssr/serverEntry.tsx).
 */
export function useContentCheck(html: string): void {
  const parsed = use(ParsedContentsContext);
  const isEnabled = contentApi.endpoints.getBlock.useQueryState('dev-script-validation', {
    selectFromResult: ({ data }) => ({ value: isContentCheckEnabled(data?.content ?? '') }),
  }).value;
  if (isEnabled) parsed?.checked.add(html);
  useEffect(() => {
    if (!isEnabled || isXml(html) || isPlainText(html)) return;
    return whenIdle(() => {
      // A failed import is ignored; when offline, the content is checked on a later page view.
      checkOnce(html).catch(() => {});
    });
  }, [html, isEnabled]);
}
