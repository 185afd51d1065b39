import type { Input, WebContents } from 'electron';

const DEAD_KEYS = new Set([
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

/** True for a key that would lead a shopper out of the shop or change how it looks. */
export function isDeadKey({
  key,
  control,
  meta,
  alt,
}: Pick<Input, 'key' | 'control' | 'meta' | 'alt'>): boolean {
  if (DEAD_KEYS.has(key)) return true;
  if ((control || meta) && WITH_CONTROL.has(key.toLowerCase())) return true;
  return alt && WITH_ALT.has(key);
}

/** Disables those keys, the context menu and pinch on one screen. */
export function disableKeys(contents: WebContents): void {
  contents.on('before-input-event', (event, input) => {
    if (isDeadKey(input)) event.preventDefault();
  });
  contents.on('zoom-changed', (event) => event.preventDefault());
  contents.on('did-finish-load', () => {
    contents.setZoomFactor(1);
    void contents.setVisualZoomLevelLimits(1, 1);
  });
}
