import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DeferredHydration } from './DeferredHydration';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** Hydrates server markup while no timer fires, so that the hydration queue stands still. */
async function hydrate() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><button type="button">0</button><!--/$-->';
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <DeferredHydration>
        <Counter />
      </DeferredHydration>,
      { onRecoverableError },
    ),
  );
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
    vi.useRealTimers();
  };
  return { onRecoverableError, unmount, button: container.querySelector('button') as HTMLButtonElement };
}

it('handles a click before the slot is released, in the element that the server rendered', async () => {
  const { onRecoverableError, button, unmount } = await hydrate();
  await act(async () => button.click());
  expect(button.textContent).toBe('1');
  expect(button.isConnected).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
});
