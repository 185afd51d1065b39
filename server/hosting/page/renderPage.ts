import { text } from 'node:stream/consumers';
import type { Render, RenderRequest } from './builds.ts';
import type { CachedPage } from './pageCache.ts';

type RenderInput = Omit<RenderRequest, 'signal' | 'onError'>;

/**
 * Renders a page completely.
 * Rejects when rendering takes longer than timeoutMs, or fails so that only the plain shell can be served.
 */
export async function renderPage(
  render: Render,
  input: RenderInput,
  timeoutMs: number,
  onError: (error: unknown) => void,
): Promise<Omit<CachedPage, 'renderId'>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('rendering took too long')), timeoutMs);
  let hasErrors = false;
  const renderHtml = async () => {
    const { html, ...rest } = await render({
      ...input,
      signal: timeout.signal,
      onError: (error) => {
        hasErrors = true;
        onError(error);
      },
    });
    return { ...rest, html: html ? await text(html) : '', hasErrors: hasErrors };
  };
  try {
    return await untilAborted(renderHtml(), timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects as soon as the signal aborts, even when the work never settles. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
