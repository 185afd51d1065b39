import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productPageOpened, selectProductPage, tabSelected } from './productPageSlice';
import { SectionTabs } from './SectionTabs';

const sections = [
  { id: 'product-overview', name: 'Product Overview', content: 'Solid oak' },
  { id: 'reviews', name: 'Reviews', content: 'Five stars' },
];
const scroll = vi.fn();

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(scroll));
afterEach(() => {
  vi.restoreAllMocks();
  scroll.mockReset();
});

function show(path = '/product/sofa') {
  const { store, wrap } = createTestApp({ path });
  render(wrap(<SectionTabs productId="7" sections={sections} label="Sections" />));
  return store;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('begins with Product Overview and opens the chosen tab', () => {
  const store = show();
  expect(selected()).toBe('Product Overview');
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Five stars');
  expect(selectProductPage(store.getState())).toEqual({
    activeTab: 'reviews',
    scroll: false,
    productPageEntityId: '7',
  });
  expect(scroll).not.toHaveBeenCalled();
});

it('opens the tab of the address and scrolls there', () => {
  const store = show('/product/sofa#reviews');
  expect(selected()).toBe('Reviews');
  expect(scroll).toHaveBeenCalledOnce();
  expect(selectProductPage(store.getState()).scroll).toBe(false);
});

it('begins anew with another product', () => {
  const store = show('/product/sofa#reviews');
  store.dispatch(productPageOpened('8'));
  expect(selectProductPage(store.getState()).activeTab).toBe('product-overview');
});

it('keeps a tab that a click has chosen before the first product is stored, as while the page hydrates', () => {
  const { store, wrap } = createTestApp({ path: '/product/sofa' });
  store.dispatch(tabSelected('reviews'));
  render(wrap(<SectionTabs productId="7" sections={sections} label="Sections" />));
  expect(selected()).toBe('Reviews');
});

it('opens the tab again for a second click on the same link, such as the stars of the heading', async () => {
  const path = window.location.pathname;
  const { store } = createTestApp();
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <>
          <a href="#reviews">4.5 stars</a>
          <SectionTabs productId="7" sections={sections} label="Sections" />
        </>
      ),
    },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const stars = screen.getByRole('link', { name: '4.5 stars' });
  fireEvent.click(stars);
  await waitFor(() => expect(selected()).toBe('Reviews'));
  fireEvent.click(screen.getByRole('tab', { name: 'Product Overview' }));
  fireEvent.click(stars);
  // A browser reports a jump to the same hash, jsdom does not.
  fireEvent(window, new PopStateEvent('popstate', { state: null }));
  await waitFor(() => expect(selected()).toBe('Reviews'));
  router.dispose();
  window.history.replaceState(null, '', path);
});
