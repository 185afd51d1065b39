import type { ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { Component as PromotionsPage, preload } from './PromotionsPage';
import type { PagePreload } from './pageModule';

const failed: ApiResponse = { status: 429, body: null };
const list = (...body: object[]): ApiResponse => ({ status: 200, body });
const rebate = { program_id: '7', promo_name: 'Autumn rebate', type: 'rebate' };

/** responses: by the type of the banners */
function open(responses: Record<string, ApiResponse>) {
  const app = createTestApp({
    config: { display_features: { promos_rebates: { enabled: '1' } } },
    send: async ({ path }) => responses[path.split('/').at(-1) ?? ''] ?? list(),
  });
  render(app.wrap(<PromotionsPage />));
  return app;
}

it('offers a retry of everything that failed when there is nothing else to show', async () => {
  const responses = { link_tile: failed, custom: list(), rebate: failed };
  open(responses);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('There are no promotions right now')).toBeNull();
  Object.assign(responses, { link_tile: list(), rebate: list(rebate) });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Autumn rebate' })).toBeTruthy();
});

it('shows what has loaded, and says that there are no promotions only when all were read', async () => {
  open({ link_tile: failed, custom: list(), rebate: list(rebate) });
  expect(await screen.findByRole('heading', { name: 'Autumn rebate' })).toBeTruthy();
  open({ link_tile: { status: 404, body: null } });
  expect(await screen.findByText('There are no promotions right now')).toBeTruthy();
});

it('responds with 503 when a list failed and no other has a promotion', async () => {
  const { store } = open({ link_tile: list(), custom: failed, rebate: list() });
  const context = {
    dispatch: store.dispatch,
    options: { subscribe: false },
    config: store.getState().config.tenant,
  };
  expect(await preload?.(context as unknown as PagePreload)).toEqual({ status: 503 });
});
