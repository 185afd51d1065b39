import { act } from '@testing-library/react';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatBlockedInput } from './blockedInput';
import { repeatable } from './repeatable';

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

/** Has another Suspense boundary around its part. */
const List = () => (
  <>
    <p>Sofas</p>
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  </>
);

/** Passes time of the fake clock. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Hydrates server markup of a component whose code loads when `load` is called. */
function hydrate(Component: ComponentType = Part, markup = MARKUP) {
  const root = document.createElement('div');
  root.innerHTML = markup;
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
    load: () => resolve({ default: Component }),
    button: root.querySelector('button') as HTMLButtonElement,
    checkbox: root.querySelector('input') as HTMLInputElement,
    select: root.querySelector('select') as HTMLSelectElement,
    output: root.querySelector('output') as HTMLOutputElement,
  };
}

/** Controls of a page, whose input is stopped as React stops that of a part it can't hydrate, until `load` is called. */
function block() {
  const root = document.createElement('div');
  root.innerHTML = MARKUP;
  document.body.append(root);
  let isLoaded = false;
  for (const type of ['click', 'change'])
    root.addEventListener(type, (event) => !isLoaded && event.stopPropagation(), true);
  repeatBlockedInput(root);
  const [button, checkbox] = root.querySelectorAll<HTMLElement>('button, input');
  const select = root.querySelector('select') as HTMLSelectElement;
  const clicks = vi.fn();
  const choices = vi.fn();
  root.addEventListener('click', ({ target }) => clicks((target as Element).tagName));
  root.addEventListener('change', ({ target }) => choices((target as HTMLSelectElement).value));
  const load = () => {
    isLoaded = true;
  };
  return { load, button, checkbox: checkbox as HTMLInputElement, select, clicks, choices };
}

it('a click on a part whose code is loading happens once the code is there, and once', async () => {
  vi.useFakeTimers();
  const { load, button, clicks } = block();
  button?.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(clicks).not.toHaveBeenCalled();
  load();
  await vi.advanceTimersByTimeAsync(1000);
  expect(clicks.mock.calls).toEqual([['BUTTON']]);
  button?.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(clicks).toHaveBeenCalledTimes(2);
});

it('a checkbox and a select of such a part keep what was chosen', async () => {
  vi.useFakeTimers();
  const { load, checkbox, select, choices } = block();
  checkbox.click();
  expect(checkbox.checked).toBe(false);
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.value = 'a';
  load();
  await vi.advanceTimersByTimeAsync(1000);
  expect(checkbox.checked).toBe(true);
  expect(choices.mock.calls).toContainEqual(['b']);
  expect(select.value).toBe('b');
});

it('a checkbox of a part that hydrates with the repeated click keeps what was chosen', () => {
  vi.useFakeTimers();
  const root = document.createElement('div');
  root.innerHTML = MARKUP;
  document.body.append(root);
  // The scheduler of React does not run: a busy page hydrates the part only for the click.
  hydrateRoot(
    root,
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  const checkbox = root.querySelector('input') as HTMLInputElement;
  const click = { type: 'click', target: checkbox } as unknown as Event;
  repeatable(click)?.repeat();
  expect([checkbox.checked, root.querySelector('button')?.textContent]).toEqual([true, '1']);
});

it('a checkbox keeps what was chosen when its list hydrates between press and click', async () => {
  vi.useFakeTimers();
  const { load, checkbox, button } = hydrate(List, `<!--$--><p>Sofas</p>${MARKUP}<!--/$-->`);
  const press = (element: Element | null) =>
    element?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  press(checkbox);
  load();
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
  // Hydrates the list, without its part.
  press(document.querySelector('p'));
  checkbox.click();
  await pass(1000);
  expect([checkbox.checked, button.textContent]).toEqual([true, '1']);
});

it('repeats a click that React stops on the body, where it renders dialogs', async () => {
  vi.useFakeTimers();
  const { load, button, checkbox } = hydrate();
  act(() => createRoot(document.createElement('div')).render(createPortal(<p>Dialog</p>, document.body)));
  button.click();
  checkbox.click();
  await pass(100);
  load();
  await pass(1000);
  expect([checkbox.checked, button.textContent]).toEqual([true, '2']);
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
