import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StickyBuyBar } from './StickyBuyBar';

/** Where the row of the button is. */
type Place = 'above' | 'visible' | 'below';

function setScreen(width: number, place: Place) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= 16 * Number(/min-width: (\d+)rem/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        private readonly report: (entries: { isIntersecting: boolean }[]) => void,
        private readonly options: { rootMargin: string },
      ) {}
      observe() {
        const outside = this.options.rootMargin.startsWith('0px') ? 'above' : 'below';
        this.report([{ isIntersecting: place !== outside }]);
      }
      disconnect() {}
    },
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function countButtons(isSticky: boolean, isStickyOnDesktop: boolean) {
  const bar = (
    <StickyBuyBar
      name="Wren"
      price="$10"
      button={<button type="button">Add</button>}
      isSticky={isSticky}
      isStickyOnDesktop={isStickyOnDesktop}
    >
      <button type="button">Add</button>
    </StickyBuyBar>
  );
  const { unmount } = render(createTestApp().wrap(bar));
  await act(async () => void (await import('./BuyBar')));
  const count = screen.getAllByRole('button', { name: 'Add' }).length;
  unmount();
  return count;
}

it.each<[number, Place, boolean, boolean, number]>([
  // width, row, layout is sticky, desktop_buy_bar, buttons
  [390, 'above', true, false, 2],
  [390, 'above', false, false, 1],
  [390, 'below', true, false, 1],
  [390, 'visible', true, true, 1],
  [959, 'above', true, false, 2],
  [960, 'above', true, false, 1],
  [1280, 'above', true, false, 1],
  [1280, 'below', true, false, 1],
  [1280, 'above', true, true, 2],
  [1280, 'above', false, true, 2],
  [1280, 'below', false, true, 2],
  [390, 'above', false, true, 1],
])('at %i px, row %s, sticky layout %s, desktop bar %s: %i buttons (docs/spec/09 §4)', async (...row) => {
  const [width, place, isSticky, isStickyOnDesktop, expected] = row;
  setScreen(width, place);
  expect(await countButtons(isSticky, isStickyOnDesktop)).toBe(expected);
});
