import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Overlay } from './Overlay';

vi.mock('./OverlayBody', () => {
  throw new Error('error loading dynamically imported module');
});
afterEach(() => vi.restoreAllMocks());

it('leaves the page as it is when its code can not load offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    render(
      <>
        <h1>Hudson sofa</h1>
        <Overlay kind="drawer" isOpen onClose={() => {}} title="Menu" closeLabel="Close">
          contents
        </Overlay>
      </>,
    );
  });
  expect(screen.getByRole('heading').textContent).toBe('Hudson sofa');
});
