import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer } from './Drawer';

/** Notes at each rendering whether the panel was on the page already. */
function Content({ renderings }: { renderings: (string | null | undefined)[] }) {
  renderings.push(document.querySelector('[role=dialog] [aria-busy]')?.getAttribute('aria-busy'));
  return <a href="/checkout">Checkout</a>;
}

function Shop({ renderings = [] }: { renderings?: (string | null | undefined)[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Your cart" closeLabel="Close">
        <Content renderings={renderings} />
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  it('opens with its name and focus inside; Escape closes it and restores focus', async () => {
    render(<Shop />);
    const opener = screen.getByRole('button', { name: 'Cart' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Your cart' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('stands on the page, empty and busy, before its content renders, at each opening', async () => {
    const renderings: (string | null | undefined)[] = [];
    render(<Shop renderings={renderings} />);
    for (const _opening of [1, 2]) {
      renderings.length = 0;
      fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
      const link = await screen.findByRole('link', { name: 'Checkout' });
      expect(renderings[0]).toBe('true');
      expect(link.closest('[aria-busy]')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('closes by the close button', async () => {
    render(<Shop />);
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
