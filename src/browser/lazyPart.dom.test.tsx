import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Bell = ({ label }: { label: string }) => <button type="button">{label}</button>;

/** Renders a page with a part whose code fails to load the first time. */
async function renderPage(isOnline: boolean) {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const load = vi
    .fn<() => Promise<{ default: typeof Bell }>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS'))
    .mockResolvedValue({ default: Bell });
  const Part = lazyPart(load);
  await act(async () => {
    render(
      <>
        <h1>Hudson sofa</h1>
        <Suspense fallback={null}>
          <Part label="Tell me" />
        </Suspense>
      </>,
    );
  });
  return { reported, load };
}

it('leaves a part out that cannot load, and loads it once the network returns', async () => {
  const { reported, load } = await renderPage(false);
  expect(screen.getByRole('heading').textContent).toBe('Hudson sofa');
  expect(screen.queryByRole('button')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Tell me' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports code that is missing although there is network', async () => {
  const { reported } = await renderPage(true);
  expect(screen.getByRole('heading').textContent).toBe('Hudson sofa');
  expect(reported).toHaveBeenCalledOnce();
});
