import { listMedia } from '@contract/desk/media';
import { removePlaylist } from '@contract/desk/playlists';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import { useRead, useWrite } from './deskApi';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useRead(listMedia, undefined);
  const [remove] = useWrite(removePlaylist);
  return (
    <button type="button" onClick={() => void remove({ params: { id: '7' } })}>
      Remove
    </button>
  );
}

it('sends a write once for a double click, and again for a later one', async () => {
  let answer = (_: Response) => {};
  const requests = stubFetch(({ method }) =>
    method === 'GET'
      ? Response.json({ clips: [], can_convert: true })
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
  const writes = () => requests.filter(({ method }) => method === 'DELETE').length;
  await renderInDesk(<Page />);
  const button = screen.getByRole('button', { name: 'Remove' });
  await userEvent.dblClick(button);
  await vi.waitFor(() => expect(writes()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(writes()).toBe(1);
  answer(Response.json({ success: true }));
  await vi.waitFor(async () => {
    await userEvent.click(button);
    expect(writes()).toBe(2);
  });
});

it('asks the server for messages in the language of the desk', async () => {
  document.documentElement.lang = 'fr';
  const requests = stubFetch(() => Response.json({ clips: [], can_convert: true }));
  await renderInDesk(<Page />);
  await vi.waitFor(() => expect(requests[0]?.headers.get('accept-language')).toBe('fr'));
});

it('reads lists of other subjects again that contain what a write changes', async () => {
  const requests = stubFetch(({ method }) =>
    Response.json(method === 'GET' ? { clips: [], can_convert: true } : { success: true }),
  );
  const reads = () => requests.filter(({ method }) => method === 'GET').length;
  await renderInDesk(<Page />);
  await vi.waitFor(() => expect(reads()).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(reads()).toBe(2));
});
