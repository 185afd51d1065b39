import type { Read } from './firstReads';
import type { Translations } from './i18n';
import type { RootState } from './store';

/** What the server puts in a rendered page: the state that it rendered from. */
export interface BootData {
  state: Partial<RootState>;
  translations: Translations;
  /** What the server read for this page. */
  reads: Read[];
}

const BOOT_ELEMENT = 'boot';

/** Reads the server's state out of the page; null when the page is the plain shell. The server is ours: not parsed again. */
export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** The script element that carries boot data; no text in it can close the element. */
export const bootElement = (data: BootData): string =>
  `<script type="application/json" id="${BOOT_ELEMENT}">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (c) => unsafe[c] ?? c)}</script>`;
