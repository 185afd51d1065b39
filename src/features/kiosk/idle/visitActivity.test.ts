import { expect, it, vi } from 'vitest';
import { ENDS_VISIT, onActivity } from './visitActivity';

it('takes fingers, wheels and keys for a person, and not a picture that moves by itself', () => {
  const seen = vi.fn();
  const stop = onActivity(seen);
  document.body.innerHTML = '<div><input></div>';
  const [box] = document.querySelectorAll('div');
  for (const type of ['pointerdown', 'touchmove', 'wheel', 'keydown', 'input'])
    document.querySelector('input')?.dispatchEvent(new Event(type));
  expect(seen).toHaveBeenCalledTimes(5);
  for (const type of ['scroll', 'animationend', 'load']) box?.dispatchEvent(new Event(type));
  expect(seen).toHaveBeenCalledTimes(5);
  stop();
  box?.dispatchEvent(new Event('pointerdown'));
  expect(seen).toHaveBeenCalledTimes(5);
});

it('does not take the touch that ends the visit for a wish to stay', () => {
  const seen = vi.fn();
  const stop = onActivity(seen);
  const button = document.body.appendChild(document.createElement('button'));
  for (const name of Object.keys(ENDS_VISIT)) button.setAttribute(name, '');
  button.dispatchEvent(new Event('pointerdown'));
  expect(seen).not.toHaveBeenCalled();
  stop();
});
