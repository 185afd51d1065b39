import { render, screen, within } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { kioskEntered, menuOpened } from '@/features/shell/siteSlice';
import { ShellHeader } from './ShellHeader';

const kioskLayout = { display_features: { header: { layout: 'kiosk' as const } } };

it('has the account and no end of a visit in the kiosk layout of a web shop', () => {
  render(createTestApp({ config: kioskLayout }).wrap(<ShellHeader />));
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  expect(document.querySelector('[data-part="account"] a')?.getAttribute('href')).toBe('/account');
});

it('has the end of the visit and no account on a kiosk', () => {
  const { store, wrap } = createTestApp();
  store.dispatch(kioskEntered());
  render(wrap(<ShellHeader />));
  expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy();
  expect(document.querySelector('[data-part="account"] a')).toBeNull();
});

it('leads to the account from the menu, which some headers of small screens lack', async () => {
  const config = { display_features: { header: { mobile_layout: 'enterprisev3' as const } } };
  const { store, wrap } = createTestApp({ config });
  store.dispatch(menuOpened());
  render(wrap(<ShellHeader />));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
});
