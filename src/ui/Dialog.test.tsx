import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

const texts = { title: 'Remove this item?', closeLabel: 'Close' };

it('closes by the close button and by Escape', async () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen onClose={onClose} {...texts}>
      <button type="button">Remove</button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  fireEvent.click(screen.getByRole('button', { name: texts.closeLabel }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('an alert has no close button and ignores Escape', async () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen isAlert onClose={onClose} {...texts}>
      <button type="button">Remove</button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: texts.title });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: texts.closeLabel })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
