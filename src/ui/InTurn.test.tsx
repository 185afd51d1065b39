import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { InTurn } from './InTurn';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** A page as the server writes it, taken over by a browser for whom no time passes. */
async function takeOver() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><button type="button">0</button><!--/$-->';
  document.body.append(place);
  const faults = vi.fn();
  const root = await act(async () =>
    hydrateRoot(
      place,
      <InTurn>
        <Counter />
      </InTurn>,
      { onRecoverableError: faults },
    ),
  );
  const leave = () => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  };
  return { faults, leave, button: place.querySelector('button') as HTMLButtonElement };
}

it('answers a press before its turn has come, in the element that the server wrote', async () => {
  const { faults, button, leave } = await takeOver();
  await act(async () => button.click());
  expect(button.textContent).toBe('1');
  expect(button.isConnected).toBe(true);
  expect(faults).not.toHaveBeenCalled();
  leave();
});
