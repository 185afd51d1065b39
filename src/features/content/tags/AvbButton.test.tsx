import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showContent } from '@tests/showContent';
import { expect, it, vi } from 'vitest';

it('prints, and asks for financing with its credit tier', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const asked = vi.fn();
  window.addEventListener('financing-asked', asked, { once: true });
  showContent(
    '<avb-button data-action="print-image">Print</avb-button><avb-button data-modal="chargeafter" data-credit-tier="Prime">Qualify</avb-button>',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Qualify' }));
  expect(asked.mock.calls[0]?.[0].detail).toMatchObject({ modal: 'chargeafter', creditTier: 'Prime' });
  vi.unstubAllGlobals();
});

it.each(['data-action', 'data-modal', 'data-credit-tier'])('says that %s is invalid', async (name) => {
  showContent(`<avb-button ${name}="x">Go</avb-button>`);
  expect(await screen.findByText(`Invalid "x" value provided to "${name}".`)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
