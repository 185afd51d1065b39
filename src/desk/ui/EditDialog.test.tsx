import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { EditDialog } from './EditDialog';

function Editor({ isDirty }: { isDirty: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <EditDialog
      isDirty={isDirty}
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title="Clip"
      closeLabel="Close"
    >
      <p>Fields</p>
    </EditDialog>
  );
}
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close' }));
const isOpen = () => screen.queryByText('Fields') !== null;

it('asks before a dialog with unsaved changes closes', async () => {
  await renderInDesk(<Editor isDirty />);
  await close();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(isOpen()).toBe(true);
  await close();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(isOpen()).toBe(false);
});

it('closes at once when nothing was changed', async () => {
  await renderInDesk(<Editor isDirty={false} />);
  await close();
  expect(isOpen()).toBe(false);
});
