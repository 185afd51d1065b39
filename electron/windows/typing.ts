import type { WebContents } from 'electron';
import type { TypedKey } from '../../src/platform/platform';

/** Simulates a key of the on-screen keyboard that inserts no character, as real input. */
export function pressKey(contents: WebContents, keyCode: TypedKey): void {
  contents.sendInputEvent({ type: 'keyDown', keyCode });
  if (keyCode === 'Enter') contents.sendInputEvent({ type: 'char', keyCode: '\r' });
  contents.sendInputEvent({ type: 'keyUp', keyCode });
}
