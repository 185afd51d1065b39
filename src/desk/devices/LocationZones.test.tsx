import type { DeskLocation } from '@contract/desk/locations';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { type SentRequest, stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '@/desk/session';
import { LocationZones } from './LocationZones';

let locations: DeskLocation[];
let refusal: string;

function respond({ url, method, text }: SentRequest): Response {
  if (method === 'GET') return Response.json({ locations });
  if (refusal)
    return Response.json({ messages: { error: [{ code: 'x', message: refusal }] } }, { status: 400 });
  const id = url.split('/').at(-1);
  const changes = JSON.parse(text) as Pick<DeskLocation, 'time_zone'>;
  locations = locations.map((one) => (one.id === id ? { ...one, ...changes } : one));
  return Response.json({ success: true });
}

beforeEach(() => {
  refusal = '';
  locations = [
    { id: 'bend', name: 'Bend', city: 'Bend', time_zone: '' },
    { id: 'boise', name: 'Boise', city: 'Boise', time_zone: 'America/Boise' },
  ];
  stubFetch(respond);
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderInDesk(
    <SessionProvider
      value={{
        person: { id: 1, email: 'ada@example.com', name: 'Ada', role: 'owner' },
        tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' },
        leave: () => undefined,
      }}
    >
      <LocationZones />
    </SessionProvider>,
  );
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

it('shows the clock of each location, and changes it', async () => {
  await open();
  expect((await rowOf('Bend')).getByText('America/Los Angeles, like the shop')).toBeTruthy();
  expect((await rowOf('Boise')).getByText('America/Boise')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change the time zone of Bend' }));
  const select = await screen.findByLabelText<HTMLSelectElement>('Time zone');
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, 'America/New_York');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await (await rowOf('Bend')).findByText('America/New York')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the dialog open with the message of a refusal, and returns to the zone of the shop', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the time zone of Boise' }));
  const select = await screen.findByLabelText<HTMLSelectElement>('Time zone');
  expect(select.value).toBe('America/Boise');
  await userEvent.selectOptions(select, '');
  refusal = 'There is no such location.';
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  refusal = '';
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await (await rowOf('Boise')).findByText('America/Los Angeles, like the shop')).toBeTruthy();
});
