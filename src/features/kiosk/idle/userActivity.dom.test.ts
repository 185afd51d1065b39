import { expect, it, vi } from 'vitest';
import { ENDS_VISIT, onActivity } from './userActivity';

it('counts touch, wheel and keyboard input as activity, and not scrolling or animations', () => {
  const onInput = vi.fn();
  const stop = onActivity(onInput);
  document.body.innerHTML = '<div><input></div>';
  const [wrapper] = document.querySelectorAll('div');
  const inputs = ['pointerdown', 'pointermove', 'touchstart', 'touchmove', 'wheel', 'keydown', 'input'];
  const dispatchAll = () => {
    for (const type of inputs) document.querySelector('input')?.dispatchEvent(new Event(type));
  };
  dispatchAll();
  expect(onInput).toHaveBeenCalledTimes(inputs.length);
  for (const type of ['scroll', 'animationend', 'load']) wrapper?.dispatchEvent(new Event(type));
  expect(onInput).toHaveBeenCalledTimes(inputs.length);
  window.dispatchEvent(new Event('keydown'));
  expect(onInput).toHaveBeenCalledTimes(inputs.length + 1);
  stop();
  dispatchAll();
  expect(onInput).toHaveBeenCalledTimes(inputs.length + 1);
});

it('registers passive listeners before those of the page', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  onActivity(() => {})();
  for (const [, , options] of listen.mock.calls) expect(options).toEqual({ capture: true, passive: true });
  expect(listen).toHaveBeenCalled();
  listen.mockRestore();
});

it('does not count a tap on an element that ends the visit as activity', () => {
  const onInput = vi.fn();
  const stop = onActivity(onInput);
  const button = document.body.appendChild(document.createElement('button'));
  for (const name of Object.keys(ENDS_VISIT)) button.setAttribute(name, '');
  const label = button.appendChild(document.createElement('span'));
  for (const target of [button, label]) target.dispatchEvent(new Event('pointerdown'));
  expect(onInput).not.toHaveBeenCalled();
  stop();
});
