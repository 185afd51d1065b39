import { expect, it, vi } from 'vitest';
import { ENDS_VISIT, onActivity } from './userActivity';

it('counts touch, wheel and keyboard input as activity, and not scrolling or animations', () => {
  const onInput = vi.fn();
  const stop = onActivity(onInput);
  document.body.innerHTML = '<div><input></div>';
  const [wrapper] = document.querySelectorAll('div');
  for (const type of ['pointerdown', 'touchmove', 'wheel', 'keydown', 'input'])
    document.querySelector('input')?.dispatchEvent(new Event(type));
  expect(onInput).toHaveBeenCalledTimes(5);
  for (const type of ['scroll', 'animationend', 'load']) wrapper?.dispatchEvent(new Event(type));
  expect(onInput).toHaveBeenCalledTimes(5);
  stop();
  wrapper?.dispatchEvent(new Event('pointerdown'));
  expect(onInput).toHaveBeenCalledTimes(5);
});

it('does not count a tap on an element that ends the visit as activity', () => {
  const onInput = vi.fn();
  const stop = onActivity(onInput);
  const button = document.body.appendChild(document.createElement('button'));
  for (const name of Object.keys(ENDS_VISIT)) button.setAttribute(name, '');
  button.dispatchEvent(new Event('pointerdown'));
  expect(onInput).not.toHaveBeenCalled();
  stop();
});
