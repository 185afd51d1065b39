import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { useDispatch } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { deskApi } from '@/desk/deskApi';
import { Invitation } from './Invitation';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  const dispatch = useDispatch();
  return (
    <>
      <button type="button" onClick={() => dispatch(deskApi.util.invalidateTags(['staff']))}>
        Read again
      </button>
      <Invitation />
    </>
  );
}

it('offers another attempt when the invitation could not be read, and preserves what is typed', async () => {
  let isAway = true;
  const requests = stubFetch(() =>
    isAway ? null : Response.json({ email: 'bo@example.com', role: 'viewer', name: '' }),
  );
  await renderInDesk(<Page />, 'en', '/invitation#secret');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/has been used/)).toBeNull();
  isAway = false;
  await userEvent.click(again);
  await userEvent.type(await screen.findByLabelText('Name'), 'Bo Berg');
  isAway = true;
  const before = requests.length;
  fireEvent.click(screen.getByText('Read again'));
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bo Berg');
});
