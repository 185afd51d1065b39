import { afterEach, expect, it, vi } from 'vitest';
import { APP_READY } from '@/lib/appReady';
import { holdEarlyClicks } from './earlyClicks';

afterEach(() => document.body.replaceChildren());

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const ready = () => document.dispatchEvent(new Event(APP_READY));

it('what was pressed before the app was ready is pressed again, each once and in order', async () => {
  document.body.innerHTML = '<form><button>Add to cart</button></form><button id="other">Other</button>';
  const add = find<HTMLButtonElement>('form button');
  const other = find<HTMLButtonElement>('#other');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submitted);
  holdEarlyClicks();
  add.click();
  other.click();
  add.click();
  expect(submitted).not.toHaveBeenCalled();

  const pressed: string[] = [];
  for (const button of [other, add])
    button.addEventListener('click', () => pressed.push(button.textContent ?? ''));
  ready();
  await vi.waitFor(() => expect(pressed).toEqual(['Add to cart', 'Other']));
  expect(submitted).toHaveBeenCalledTimes(1);
  other.click();
  expect(pressed).toHaveLength(3);
});

it('a box checked before the app was ready is checked when the app hears of it, not before', async () => {
  document.body.innerHTML = '<label><input type="checkbox">Modern</label>';
  const box = find<HTMLInputElement>('input');
  holdEarlyClicks();
  find<HTMLLabelElement>('label').click();
  expect(box.checked).toBe(false);
  const heard: boolean[] = [];
  box.addEventListener('change', () => heard.push(box.checked));
  ready();
  await vi.waitFor(() => expect(heard).toEqual([true]));
});

it('a choice made before the app was ready is made again, though the page was taken over with another', async () => {
  document.body.innerHTML = '<select><option value="position">Best<option value="price">Price</select>';
  const select = find<HTMLSelectElement>('select');
  holdEarlyClicks();
  select.value = 'price';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = 'position';
  const heard: string[] = [];
  select.addEventListener('change', () => heard.push(select.value));
  ready();
  await vi.waitFor(() => expect(heard).toEqual(['price']));
});
