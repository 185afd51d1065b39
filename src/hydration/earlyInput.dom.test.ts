import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import { APP_READY } from '@/browser/appReady';
import { queueEarlyInput } from './earlyInput';

afterEach(() => document.body.replaceChildren());

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const ready = () => document.dispatchEvent(new Event(APP_READY));

it('replays each control that was clicked before the app was ready, once and in order', async () => {
  document.body.innerHTML = '<form><button>Add to cart</button></form><button id="other">Other</button>';
  const add = find<HTMLButtonElement>('form button');
  const other = find<HTMLButtonElement>('#other');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', submitted);
  queueEarlyInput();
  add.click();
  other.click();
  add.click();
  expect(submitted).not.toHaveBeenCalled();

  const clicks: string[] = [];
  for (const button of [other, add])
    button.addEventListener('click', () => clicks.push(button.textContent ?? ''));
  ready();
  await waitFor(() => expect(clicks).toEqual(['Add to cart', 'Other']));
  expect(submitted).toHaveBeenCalledTimes(1);
  other.click();
  expect(clicks).toHaveLength(3);
});

it('a checkbox that was clicked before the app was ready is checked at the replay, not before', async () => {
  document.body.innerHTML = '<label><input type="checkbox">Modern</label>';
  const box = find<HTMLInputElement>('input');
  queueEarlyInput();
  find<HTMLLabelElement>('label').click();
  expect(box.checked).toBe(false);
  const values: boolean[] = [];
  box.addEventListener('change', () => values.push(box.checked));
  ready();
  await waitFor(() => expect(values).toEqual([true]));
});

it('a select that was changed before the app was ready gets its value again after hydration', async () => {
  document.body.innerHTML = '<select><option value="position">Best<option value="price">Price</select>';
  const select = find<HTMLSelectElement>('select');
  queueEarlyInput();
  select.value = 'price';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = 'position';
  const values: string[] = [];
  select.addEventListener('change', () => values.push(select.value));
  ready();
  await waitFor(() => expect(values).toEqual(['price']));
});
