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

/** Hydrates server markup without waiting for React to finish. */
function hydrate() {
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><button type="button">0</button><!--/$-->';
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(
    container,
    <DeferredHydration>
      <Counter />
    </DeferredHydration>,
    { onRecoverableError },
  );
  const unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  return { onRecoverableError, unmount, button: container.querySelector('button') as HTMLButtonElement };
}

it('handles a click that arrives before the part has hydrated, in the element that the server rendered', async () => {
  const { onRecoverableError, button, unmount } = hydrate();
  await act(async () => button.click());
  expect(button.textContent).toBe('1');
  expect(button.isConnected).toBe(true);
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
});
