import { text } from 'node:stream/consumers';
import type { KeptPage } from './pageMemory.ts';
import type { Render, RenderRequest } from './serverEntry.ts';

type Given = Omit<RenderRequest, 'signal' | 'onError'>;

/** Renders a page to its end. Rejects when that takes longer than timeoutMs, or when the plain shell must serve. */
export async function renderPage(
  render: Render,
  given: Given,
  timeoutMs: number,
  onError: (error: unknown) => void,
): Promise<Omit<KeptPage, 'name'>> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('rendering took too long')), timeoutMs);
  let isFaulty = false;
  const whole = async () => {
    const { html, ...rest } = await render({
      ...given,
      signal: timeout.signal,
      onError: (error) => {
        isFaulty = true;
        onError(error);
      },
    });
    return { ...rest, html: html ? await text(html) : '', isFaulty };
  };
  try {
    return await untilAborted(whole(), timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects as soon as the signal does, even when the work itself never ends. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
