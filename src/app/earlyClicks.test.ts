import { afterEach, expect, it, vi } from 'vitest';
import { APP_READY } from '@/lib/appReady';
import { holdEarlyClicks } from './earlyClicks';

afterEach(() => document.body.replaceChildren());

it('a button pressed before the app was ready is pressed again, once', () => {
  document.body.innerHTML = '<form><button>Add to cart</button></form><button id="other">Other</button>';
  const [add, other] = [...document.querySelectorAll('button')];
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  holdEarlyClicks();
  other?.click();
  add?.click();
  expect(submitted).not.toHaveBeenCalled();

  const pressed = vi.fn();
  add?.addEventListener('click', pressed);
  other?.addEventListener('click', pressed);
  document.dispatchEvent(new Event(APP_READY));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
  other?.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});
