import '@/ui/tokens.css';
import '@/ui/base.css';
import './desk.css';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { addPolyfills } from '@/browser/polyfills';
import { DeskApp } from './DeskApp';
import { deskApi } from './deskApi';
import { watchInput } from './lastInput';
import { createTranslations, deskLanguage } from './translations';

/** Starts the desk: texts, store, screen. */
async function start() {
  addPolyfills();
  watchInput();
  const language = deskLanguage();
  const i18n = await createTranslations(language);
  document.documentElement.lang = language;
  document.title = i18n.t('desk/frame:title');
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    // Requests contain their contract call, whose schemas are functions.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(deskApi.middleware),
  });
  setupListeners(store.dispatch);
  const router = createBrowserRouter([{ path: '*', Component: DeskApp }], { basename: '/desk' });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  );
}

void start();
