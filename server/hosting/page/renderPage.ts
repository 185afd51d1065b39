import type { Render, RenderRequest, RenderResult } from './builds.ts';

/** A page rendered to the end. */
export interface RenderedPage extends Omit<RenderResult, 'html'> {
  html: string;
  /** Part of the page failed to render. */
  hasErrors: boolean;
}

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
): Promise<RenderedPage> {
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
    return { ...rest, html: html ?? '', hasErrors };
  };
  try {
    return await raceAbort(renderHtml(), timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects as soon as the signal aborts, even when the work never settles. */
function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
