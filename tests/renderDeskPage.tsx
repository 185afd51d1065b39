import { configureStore } from '@reduxjs/toolkit';
import { type RenderResult, render } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { deskApi } from '@/desk/deskApi';
import { visibleSections } from '@/desk/sections';
import { SessionProvider } from '@/desk/session';
import { createTranslations } from '@/desk/translations';
import { stubFetch } from './stubFetch';

export interface DeskRequest {
  method: string;
  /** Path and query, below /desk/api. */
  url: string;
  body: unknown;
}

/** Returns what the server answers. Undefined: it does not answer; null: the network fails. */
type Respond = (request: DeskRequest) => object | null | undefined;

interface Options {
  role?: 'viewer' | 'editor' | 'owner';
  language?: 'en' | 'fr';
}

interface DeskPage extends RenderResult {
  /** All requests so far. */
  requests: DeskRequest[];
  goBack: () => Promise<void>;
}

/** Renders a page of a signed-in person with the desk's sections; only the network is simulated. path: below /desk */
export async function renderDeskPage(
  path: string,
  respond: Respond,
  { role = 'owner', language = 'en' }: Options = {},
): Promise<DeskPage> {
  const requests: DeskRequest[] = [];
  stubFetch(({ method, url, text }) => {
    const request = { method, url: url.replace('/desk/api', ''), body: text ? JSON.parse(text) : null };
    requests.push(request);
    const answer = respond(request);
    return answer && Response.json(answer);
  });
  const i18n = await createTranslations(language);
  const store = configureStore({
    reducer: { [deskApi.reducerPath]: deskApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(deskApi.middleware),
  });
  const session = {
    person: { id: 1, email: 'ada@example.com', name: 'Ada', role },
    tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' },
    leave: () => undefined,
  };
  const routes = visibleSections(role).map((section) => (
    <Route key={section.path} path={`${section.path}/*`} element={<section.Component />} />
  ));
  const router = createMemoryRouter([{ path: '*', element: <Routes>{routes}</Routes> }], {
    initialEntries: [path],
  });
  const page = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <SessionProvider value={session}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </SessionProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { ...page, requests, goBack: () => router.navigate(-1) };
}
