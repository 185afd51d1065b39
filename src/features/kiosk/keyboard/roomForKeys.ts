import type { TextField } from './textField';

/** In the page's own styles (tokens.css): what is fixed or fills the screen ends above so much at its foot. */
const HEIGHT = '--foot';

/** Brings the field into what is left of the screen; true when that could not be done and the keys must go to the top. */
export function makeRoom(field: TextField, keysHeight: number): boolean {
  const { style, dataset } = document.documentElement;
  style.setProperty(HEIGHT, `${keysHeight}px`);
  dataset.keys = '';
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { bottom } = field.getBoundingClientRect();
  return bottom > window.innerHeight - keysHeight;
}

export function giveRoomBack(): void {
  const { style, dataset } = document.documentElement;
  style.removeProperty(HEIGHT);
  delete dataset.keys;
}
