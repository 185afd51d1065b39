import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDeskPage } from '@tests/renderDeskPage';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { useDispatch } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { deskApi } from '@/desk/deskApi';
import { RegisterDialog } from './RegisterDialog';

afterEach(() => vi.unstubAllGlobals());

it('tries the same code again', async () => {
  let isReachable = false;
  await renderDeskPage('/devices/register', ({ url }) => {
    if (url === '/devices') return { devices: [], locations: [], now: '2026-11-20T12:00:00.000Z' };
    if (!isReachable) return null;
    return { orientation: 'portrait', version: '1.4.0', expires_at: '2026-11-20T12:10:00.000Z' };
  });
  await userEvent.type(await screen.findByLabelText('Code of the screen'), 'ACDE-3467');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Something went wrong. Please try again.');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^The screen was found/)).toBeTruthy();
});

/** The dialog, of whose devices someone else changes one. */
function Page() {
  const dispatch = useDispatch();
  return (
    <>
      <button type="button" onClick={() => dispatch(deskApi.util.invalidateTags(['devices']))}>
        A colleague changed a device
      </button>
      <RegisterDialog
        isOpen
        data={{ devices: [], locations: [], now: '2026-11-20T12:00:00.000Z' }}
        onClose={() => undefined}
      />
    </>
  );
}

it('preserves the input when an event reads the screen again and that fails', async () => {
  let isExpired = false;
  const requests = stubFetch(() =>
    isExpired
      ? Response.json(
          { messages: { error: [{ code: 'pairing_code', message: 'No screen.' }] } },
          { status: 404 },
        )
      : Response.json({ orientation: 'portrait', version: '1.4.0', expires_at: '2026-11-20T12:10:00.000Z' }),
  );
  await renderInDesk(<Page />, 'en', '/register?code=ACDE-3467');
  await userEvent.type(await screen.findByLabelText('Name'), 'Front window');
  isExpired = true;
  const before = requests.length;
  fireEvent.click(screen.getByText('A colleague changed a device'));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Front window');
});

it('takes the orientation of the screen with the code, not of the previous screen', async () => {
  const locations = [{ id: 'mill', name: 'Mill Street' }];
  await renderDeskPage('/devices/register', ({ url }) => {
    if (url === '/devices') return { devices: [], locations, now: '2026-11-20T12:00:00.000Z' };
    const orientation = url.endsWith('ACDE-3467') ? 'landscape' : 'portrait';
    return { orientation, version: '1.4.0', expires_at: '2026-11-20T12:10:00.000Z' };
  });
  const orientationOf = async (code: string) => {
    await userEvent.type(await screen.findByLabelText('Code of the screen'), code);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^The screen was found/);
    const dialog = within(screen.getByRole('dialog'));
    return dialog.getByLabelText<HTMLSelectElement>('Orientation').value;
  };
  expect(await orientationOf('ACDE-3467')).toBe('landscape');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click((await screen.findAllByText('Register a screen'))[0] as HTMLElement);
  expect(await orientationOf('FGHJ-7654')).toBe('portrait');
});
