import { act } from '@testing-library/react';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatBlockedInput } from './blockedInput';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function Part() {
  const [count, setCount] = useState(0);
  const [value, setValue] = useState('a');
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input type="checkbox" checked={count > 0} onChange={() => setCount(count + 1)} />
      <select value={value} onChange={({ target }) => setValue(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{value}</output>
    </div>
  );
}

const MARKUP =
  '<!--$--><div><button type="button">0</button><input type="checkbox"><select><option selected>a</option><option>b</option></select><output>a</output></div><!--/$-->';

/** Passes time of the fake clock. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Hydrates server markup of a part whose code loads when `load` is called. */
function hydrate() {
  const root = document.createElement('div');
  root.innerHTML = MARKUP;
  document.body.append(root);
  let resolve: (module: { default: ComponentType }) => void = () => {};
  const promise = new Promise<{ default: ComponentType }>((whenLoaded) => {
    resolve = whenLoaded;
  });
  const LatePart = lazy(() => promise);
  act(() => {
    hydrateRoot(
      root,
      <Suspense fallback={null}>
        <LatePart />
      </Suspense>,
    );
    repeatBlockedInput(root);
  });
  return {
    load: () => resolve({ default: Part }),
    button: root.querySelector('button') as HTMLButtonElement,
    checkbox: root.querySelector('input') as HTMLInputElement,
    select: root.querySelector('select') as HTMLSelectElement,
    output: root.querySelector('output') as HTMLOutputElement,
  };
}

/** Passes time of the real clock. React works at its end, whatever earlier files of this worker left to its scheduler. */
const wait = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

it('a click on a part whose code is loading happens once the code is there, and once', async () => {
  const { load, button } = hydrate();
  await wait(100);
  button.click();
  await wait(200);
  expect(button.textContent).toBe('0');
  load();
  await wait(200);
  expect(button.textContent).toBe('1');
  button.click();
  await wait(100);
  expect(button.textContent).toBe('2');
});

it('a checkbox and a select of such a part keep what was chosen', async () => {
  const { load, checkbox, select, output } = hydrate();
  await wait(100);
  checkbox.click();
  expect(checkbox.checked).toBe(false);
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  load();
  await wait(200);
  expect(checkbox.checked).toBe(true);
  expect(output.textContent).toBe('b');
});

it('gives up after 10 s, and the next click counts again', async () => {
  vi.useFakeTimers();
  const { load, button } = hydrate();
  await pass(0);
  button.click();
  await pass(11_000);
  load();
  await pass(1000);
  expect(button.textContent).toBe('0');
  button.click();
  await pass(0);
  expect(button.textContent).toBe('1');
});

it('leaves alone a click that a handler of the app has stopped', async () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  root.innerHTML = '<div><button type="button">Slide</button></div>';
  document.body.append(root);
  const stop = vi.fn((event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  });
  await act(async () => {
    hydrateRoot(
      root,
      <div onClickCapture={stop}>
        <button type="button">Slide</button>
      </div>,
    );
    repeatBlockedInput(root);
  });
  root.querySelector('button')?.click();
  await pass(1000);
  expect(stop).toHaveBeenCalledOnce();
});
