import type { TextField } from './textField';

/** Custom property of tokens.css: height at the bottom of the screen that fixed and full-height elements leave free. */
const INSET_PROPERTY = '--foot';

/** Reserves space for the keyboard and scrolls the field into view. Returns true when the field stays covered, so the keyboard must move to the top. keyboardHeight in px. */
export function applyKeyboardInset(field: TextField, keyboardHeight: number): boolean {
  const { style, dataset } = document.documentElement;
  style.setProperty(INSET_PROPERTY, `${keyboardHeight}px`);
  dataset.keyboard = '';
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { bottom } = field.getBoundingClientRect();
  return bottom > window.innerHeight - keyboardHeight;
}

export function clearKeyboardInset(): void {
  const { style, dataset } = document.documentElement;
  style.removeProperty(INSET_PROPERTY);
  delete dataset.keyboard;
}
