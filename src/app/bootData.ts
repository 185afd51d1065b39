import type { Read } from './firstReads';
import type { Translations } from './i18n';
import { pageData } from './pageData';
import type { RootState } from './store';

/** What the server hands over with a rendered page: the state that it rendered from. */
export interface BootData {
  state: Partial<RootState>;
  translations: Translations;
  /** What the server read for this page. */
  reads: Read[];
}

/**
 * The server's state of this page; null when the page is the plain shell. A rendered page whose data is gone or unreadable
 * can't be taken over: it makes way, and the app starts as from the plain shell. The server is ours: not parsed again.
 */
export async function readBootData(): Promise<BootData | null> {
  try {
    const text = await pageData();
    if (text) return JSON.parse(text) as BootData;
  } catch (error) {
    console.warn('page data', error);
  }
  document.getElementById('root')?.replaceChildren();
  return null;
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Boot data as JSON; no text in it can close an element. */
export const bootText = (data: BootData): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (c) => unsafe[c] ?? c);

/** The script element that carries boot data, or the address where it can be had. */
export const bootElement = (boot: BootData | string): string =>
  typeof boot === 'string'
    ? `<script type="application/json" id="boot" data-from="${boot.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`
    : `<script type="application/json" id="boot">${bootText(boot)}</script>`;
