import { configureStore } from '@reduxjs/toolkit';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { deskApi } from '@/desk/deskApi';
import { createTranslations } from '@/desk/translations';

/** Renders a part of the desk with its texts, store and router; only the network is simulated. */
export async function renderInDesk(
  element: ReactElement,
  language = 'en',
  path = '/',
): Promise<RenderResult> {
  const i18n = await createTranslations(language);
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(deskApi.middleware),
  });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
}
