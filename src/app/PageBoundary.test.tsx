import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRenderedPage, keepRenderedPage } from '@/hydration/renderedPage';
import { PageBoundary } from './PageBoundary';

vi.mock('@/pages/ErrorPage', () => ({
  ErrorPage: ({ error }: { error: Error }) => <p role="alert">{error.message}</p>,
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  forgetRenderedPage();
  document.body.replaceChildren();
  delete document.documentElement.dataset.app;
});

let failures = 0;

function Page() {
  useEffect(() => {
    failures -= 1;
    if (failures >= 0) throw new Error('effect failed');
  }, []);
  return <h1>Page</h1>;
}

const show = () =>
  render(
    createTestApp().wrap(
      <PageBoundary>
        <Page />
      </PageBoundary>,
    ),
  );

it('mounts a page again that fails once', async () => {
  failures = 1;
  show();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the error page when it fails again', async () => {
  failures = 10;
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('effect failed');
});

it('leaves the rendered page readable when the start fails', async () => {
  failures = 10;
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<a href="/catalog">Catalog</a>';
  document.body.append(root);
  const stop = vi.fn();
  keepRenderedPage(root, stop);
  root.replaceChildren();
  show();
  await waitFor(() => expect(root.textContent).toBe('Catalog'));
  expect(stop).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.documentElement.dataset.app).toBe('ready');
});
