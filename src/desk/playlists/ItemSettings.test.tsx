import { ALWAYS } from '@contract/desk/schedule';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SessionProvider } from '@/desk/session';
import { ItemSettings } from './ItemSettings';

const session = {
  person: { id: 2, email: 'bo@example.com', name: 'Bo', role: 'editor' as const },
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'UTC' },
  leave: () => {},
};

function Page() {
  const [item, setItem] = useState({
    ...ALWAYS,
    clip_id: 'sofa',
    seconds: 12 as number | null,
    has_qr: false,
    key: '1',
  });
  const [isOpen, setIsOpen] = useState(true);
  return (
    <SessionProvider value={session}>
      {isOpen && (
        <ItemSettings item={item} clip={undefined} onChange={setItem} onClose={() => setIsOpen(false)} />
      )}
      <output>{String(item.seconds)}</output>
    </SessionProvider>
  );
}

const seconds = () => document.querySelector('output')?.textContent;

it('says which durations are possible instead of replacing another one by the default', async () => {
  await renderInDesk(<Page />);
  const field = await screen.findByLabelText('Seconds on the screen');
  await userEvent.clear(field);
  expect(seconds()).toBe('null');
  await userEvent.type(field, '900');
  expect(screen.getByText(/^Enter 2 to 600 seconds/)).toBeTruthy();
  expect(seconds()).toBe('12');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seconds()).toBe('90');
});
