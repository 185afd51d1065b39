import { act, render } from '@testing-library/react';
import { waitFor } from '@tests/waitFor';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAnchorScroll } from './useAnchorScroll';

const scroll = vi.fn();

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(scroll));
afterEach(() => {
  vi.restoreAllMocks();
  scroll.mockReset();
  document.getElementById('product-overview')?.remove();
});

const Page = () => {
  useAnchorScroll();
  return null;
};

async function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(path));
  return router;
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
  const router = await open('/product/sofa#product-overview');
  await act(() => router.navigate('/blog'));
  scroll.mockReset();
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('#product-overview');
  expect(scroll).not.toHaveBeenCalled();
});
