import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it, vi } from 'vitest';

it('prints, and dispatches financing-asked with its credit tier', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const onFinancing = vi.fn();
  window.addEventListener('financing-asked', onFinancing, { once: true });
  renderContentHtml(
    '<avb-button data-action="print-image">Print</avb-button><avb-button data-modal="chargeafter" data-credit-tier="Prime">Qualify</avb-button>',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Qualify' }));
  expect(onFinancing.mock.calls[0]?.[0].detail).toMatchObject({ modal: 'chargeafter', creditTier: 'Prime' });
  vi.unstubAllGlobals();
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
  expect(dialog.textContent).toContain('For orders from $300.00.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12 months at 9.99% a year',
  ]);
  expect(screen.getByRole('link', { name: 'Go to the checkout' }).getAttribute('href')).toBe('/checkout');
});

it('shows that the tenant does not offer the provider', async () => {
  renderContentHtml('<avb-button data-action="tdbank">Apply</avb-button>');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(/This store does not offer TD Bank right now/)).toBeTruthy();
});
