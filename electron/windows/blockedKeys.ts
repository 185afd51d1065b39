import type { Input, WebContents } from 'electron';

const BLOCKED_KEYS = new Set([
  'F1',
  'F3',
  'F5',
  'F7',
  'F11',
  'F12',
  'BrowserBack',
  'BrowserForward',
  'BrowserRefresh',
]);
const WITH_CONTROL = new Set([
  'r',
  'w',
  'p',
  'o',
  's',
  'u',
  'f',
  'g',
  'h',
  'j',
  'n',
  't',
  'i',
  'l',
  'q',
  '+',
  '-',
  '=',
  '0',
]);
const WITH_ALT = new Set(['F4', 'ArrowLeft', 'ArrowRight', 'Home', 'Tab', ' ']);

/** True for a key that would leave the shop or change its appearance, such as reload, print, zoom or Alt+F4. */
export function isBlockedKey({
  key,
  control,
  meta,
  alt,
}: Pick<Input, 'key' | 'control' | 'meta' | 'alt'>): boolean {
  if (BLOCKED_KEYS.has(key)) return true;
  if ((control || meta) && WITH_CONTROL.has(key.toLowerCase())) return true;
  return alt && WITH_ALT.has(key);
}

/** Blocks those keys, zoom and pinch on a screen. */
export function blockKeys(contents: WebContents): void {
  contents.on('before-input-event', (event, input) => {
    if (isBlockedKey(input)) event.preventDefault();
  });
  contents.on('zoom-changed', (event) => event.preventDefault());
  contents.on('did-finish-load', () => void contents.setVisualZoomLevelLimits(1, 1));
}
