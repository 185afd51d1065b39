import { act, render, screen } from '@testing-library/react';
import { waitFor } from '@tests/waitFor';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnchorScroll } from './useAnchorScroll';

const scroll = vi.fn();

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(scroll));
afterEach(() => {
  vi.restoreAllMocks();
  scroll.mockReset();
  document.getElementById('product-overview')?.remove();
});

let navigate: NavigateFunction = () => {};

const Page = () => {
  useAnchorScroll();
  navigate = useNavigate();
  return <output>{useLocation().hash}</output>;
};

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );

async function open(path: string) {
  renderAt('/');
  await act(() => navigate(path));
}

function addOverview() {
  const section = document.createElement('section');
  section.id = 'product-overview';
  section.getBoundingClientRect = () => DOMRect.fromRect({ y: 900 });
  document.body.append(section);
}

it('scrolls to the anchor of a new page once the page renders it, 200 px above it', async () => {
  await open('/product/sofa#product-overview');
  expect(scroll).not.toHaveBeenCalled();
  addOverview();
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 700 })));
});

it('leaves the page alone once the shopper has scrolled', async () => {
  await open('/product/sofa#product-overview');
  window.dispatchEvent(new Event('wheel'));
  addOverview();
  await Promise.resolve();
  expect(scroll).not.toHaveBeenCalled();
});

it('does not scroll for back and forward', async () => {
  addOverview();
  await open('/product/sofa#product-overview');
  await act(() => navigate('/blog'));
  scroll.mockReset();
  await act(() => navigate(-1));
  expect(screen.getByRole('status').textContent).toBe('#product-overview');
  expect(scroll).not.toHaveBeenCalled();
});

const overview = '/product/sofa#product-overview';

it('scrolls to the anchor of an opened document that renders it later', async () => {
  renderAt(overview);
  expect(scroll).not.toHaveBeenCalled();
  addOverview();
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 700 })));
});

it('leaves an opened document with its anchor to the browser', () => {
  addOverview();
  renderAt(overview);
  expect(scroll).not.toHaveBeenCalled();
});

it.each(['reload', 'back_forward'])('does not scroll after a navigation of the type %s', async (type) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceNavigationTiming,
  ]);
  renderAt(overview);
  addOverview();
  await Promise.resolve();
  expect(scroll).not.toHaveBeenCalled();
});
