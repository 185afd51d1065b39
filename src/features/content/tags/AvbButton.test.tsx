import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { renderContentHtml } from '@tests/renderContentHtml';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentHtml } from '@/features/content/ContentHtml';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';

const print = vi.fn();

beforeEach(() => {
  vi.stubGlobal('print', print);
  // jsdom decodes no images.
  HTMLImageElement.prototype.decode = async () => {};
});
afterEach(() => {
  print.mockReset();
  vi.unstubAllGlobals();
});

const printedImage = () => document.querySelector('.print-image')?.getAttribute('src');

it.each([
  [
    '<figure><img src="/media/other.webp"></figure><figure><img src="/media/guide.webp"><avb-button data-action="print-image">Print</avb-button></figure>',
    '/media/guide.webp',
  ],
  [
    '<avb-button data-action="print-image" data-src="/media/coupon.webp">Print</avb-button>',
    '/media/coupon.webp',
  ],
])('prints the image next to it or the one that it names, and restores the page', async (html, image) => {
  renderContentHtml(html);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(printedImage()).toContain(image);
  expect(document.documentElement.hasAttribute('data-print-image')).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect([printedImage(), document.documentElement.hasAttribute('data-print-image')]).toEqual([
    undefined,
    false,
  ]);
});

it('prints an image once that is clicked twice while it loads', async () => {
  const loads: (() => void)[] = [];
  HTMLImageElement.prototype.decode = () => new Promise((resolve) => loads.push(resolve));
  renderContentHtml('<avb-button data-action="print-image" data-src="/media/coupon.webp">Print</avb-button>');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Print' }));
  for (const load of loads) load();
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.print-image')).toHaveLength(1);
  window.dispatchEvent(new Event('afterprint'));
});

it('shows no button that prints at a kiosk, which has no printer', async () => {
  const platform: Platform = {
    kind: 'kiosk',
    kiosk: null,
    updates: { onReady: () => () => {}, apply: async () => {} },
  };
  const html =
    '<avb-button data-action="print-image">Print</avb-button><avb-button data-modal="acima">Qualify</avb-button>';
  render(
    createTestApp().wrap(
      <PlatformProvider value={platform}>
        <ContentHtml html={html} />
      </PlatformProvider>,
    ),
  );
  expect(await screen.findByRole('button', { name: 'Qualify' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('opens no dialog when the provider’s script opens its own window', async () => {
  window.addEventListener('financing-asked', (event) => event.preventDefault(), { once: true });
  renderContentHtml('<avb-button data-modal="katapult">Qualify</avb-button>');
  await userEvent.click(await screen.findByRole('button', { name: 'Qualify' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['data-modal', 'zibby', 'zibby', 'Zibby'],
  ['data-modal', 'katapult', 'katapult', 'Katapult'],
  ['data-modal', 'acima', 'acima', 'Acima'],
  ['data-modal', 'conneqt', 'synchronyunifi', 'Conneqt'],
  ['data-action', 'freedompay', 'freedompay', 'FreedomPay'],
  ['data-action', 'tdbank', 'tdbank', 'TD Bank'],
])('%s %s opens the offer that it names', async (attribute, value, block, name) => {
  const access = { api_key: 'K1', script_url: 'https://lease.example/l.js', environment: 'production' };
  const config = { [block]: { enabled: true, plans: [{ months: 6, apr: 0 }], ...access } };
  renderContentHtml(`<avb-button ${attribute}="${value}">Qualify</avb-button>`, { config });
  await userEvent.click(await screen.findByRole('button', { name: 'Qualify' }));
  const dialog = await screen.findByRole('dialog', { name: `Pay over time with ${name}` });
  expect(await within(dialog).findByText(/6 months at 0% a year/)).toBeTruthy();
});

it('prints, and dispatches financing-asked with its credit tier', async () => {
  const onFinancing = vi.fn();
  window.addEventListener('financing-asked', onFinancing, { once: true });
  renderContentHtml(
    '<avb-button data-action="print-image">Print</avb-button><avb-button data-modal="chargeafter" data-credit-tier="Prime">Qualify</avb-button>',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Qualify' }));
  expect(onFinancing.mock.calls[0]?.[0].detail).toMatchObject({ modal: 'chargeafter', creditTier: 'Prime' });
});

it.each(['data-action', 'data-modal', 'data-credit-tier'])(
  'shows a message for an invalid %s',
  async (name) => {
    renderContentHtml(`<avb-button ${name}="x">Go</avb-button>`);
    expect(await screen.findByText(`Invalid "x" value provided to "${name}".`)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

const plans = [
  { months: 12, apr: 9.99, tier: 'Prime' },
  { months: 24, apr: 24.99, tier: 'SubPrime' },
];

it('shows the provider’s plans of the credit tier', async () => {
  const config = { chargeafter: { enabled: true, minimum: 300, plans } };
  renderContentHtml('<avb-button data-modal="chargeafter" data-credit-tier="Prime">Qualify</avb-button>', {
    config,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Qualify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay over time with ChargeAfter' });
  expect(await within(dialog).findByText(/For orders from \$300\.00\./)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12 months at 9.99% a year',
  ]);
  expect(screen.getByRole('link', { name: 'Go to the checkout' }).getAttribute('href')).toBe('/checkout');
});

it('offers no Katapult that the checkout lacks, and offers it by the settings of Zibby (docs/spec/13 §6)', async () => {
  const button = '<avb-button data-modal="katapult">Qualify</avb-button>';
  const { unmount } = renderContentHtml(button, { config: { katapult: { enabled: true } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Qualify' }));
  expect(await screen.findByText(/This store does not offer Katapult right now/)).toBeTruthy();
  unmount();
  const access = { api_key: 'K1', script_url: 'https://lease.example/l.js', environment: 'production' };
  renderContentHtml(button, { config: { zibby: { enabled: true, ...access } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Qualify' }));
  expect(await screen.findByRole('link', { name: 'Go to the checkout' })).toBeTruthy();
});

it('shows that the tenant does not offer the provider', async () => {
  renderContentHtml('<avb-button data-action="tdbank">Apply</avb-button>');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/This store does not offer TD Bank right now/)).toBeTruthy();
});
