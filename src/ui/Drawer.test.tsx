import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer } from './Drawer';

function Shop() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title="Your cart" closeLabel="Close">
        <a href="/checkout">Checkout</a>
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
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('closes by the close button', async () => {
    render(<Shop />);
    fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
