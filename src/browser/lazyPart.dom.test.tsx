import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOnDemand, lazyPart } from './lazyPart';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Bell = ({ label }: { label: string }) => <button type="button">{label}</button>;

/** Says that the page must be reloaded when one of its parts throws. */
class Page extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'Please reload' : this.props.children);
}

/** Renders a page with a part whose code fails to load the first time. */
async function renderPage(isOnline: boolean, lazy = lazyPart) {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const load = vi
    .fn<() => Promise<{ default: typeof Bell }>>()
    .mockRejectedValueOnce(new Error('Unable to preload CSS'))
    .mockResolvedValue({ default: Bell });
  const Part = lazy(load);
  await act(async () => {
    render(
      <>
        <h1>Hudson sofa</h1>
        <Page>
          <Suspense fallback={null}>
            <Part label="Tell me" />
          </Suspense>
        </Page>
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

it('opens what the shopper asked for offline once the network returns', async () => {
  const { load } = await renderPage(false, lazyOnDemand);
  expect(screen.queryByText('Please reload')).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Tell me' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the error of what the shopper asked for if its code is missing although there is network', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await renderPage(true, lazyOnDemand);
  expect(screen.getByText('Please reload')).toBeTruthy();
});
