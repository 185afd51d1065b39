import { fetchBootData } from '@/hydration/fetchBootData';
import type { Read } from '@/hydration/replayReads';
import type { Translations } from './i18n/makeI18n';
import type { RootState } from './store';

/** The server's state of a rendered page, from which the browser hydrates. */
export interface BootData {
  state: Partial<RootState>;
  translations: Translations;
  /** The GET requests that the server made for this page (src/hydration/replayReads.ts). */
  reads: Read[];
  /** Whether the browser reads the session before any other call (docs/spec/19 §6). */
  isSessionFirst: boolean;
}

/** The data with its queries loaded now: a page without times is the same for all visitors, whenever they open it. */
function loadedNow(data: BootData): BootData {
  const now = Date.now();
  for (const query of Object.values(data.state.api?.queries ?? {}))
    if (query?.status === 'fulfilled')
      Object.assign(query, { startedTimeStamp: now, fulfilledTimeStamp: now });
  return data;
}

/**
 * Parses the boot data of this page; null when the page is the plain shell. A rendered page whose data has expired or is
 * unreadable can't be hydrated: its markup is removed, and the app starts as from the plain shell. The data comes from our
 * own server, so no schema validates it.
 */
export async function readBootData(): Promise<BootData | null> {
  try {
    const text = await fetchBootData();
    if (text) return loadedNow(JSON.parse(text) as BootData);
  } catch (error) {
    console.warn('page data', error);
  }
  document.getElementById('root')?.replaceChildren();
  return null;
}

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Boot data as JSON that is safe inside a script element. */
export const bootText = (data: BootData): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (c) => escapes[c] ?? c);

/** The script element that contains boot data, or the URL to fetch it from. */
export const bootElement = (boot: BootData | string): string =>
  typeof boot === 'string'
    ? `<script type="application/json" id="boot" data-from="${boot.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`
    : `<script type="application/json" id="boot">${bootText(boot)}</script>`;
