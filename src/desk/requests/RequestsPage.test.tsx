import type { ShopperRequest } from '@contract/desk/requests';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const request: ShopperRequest = {
  id: 7,
  kind: 'contact',
  status: 'open',
  name: 'Ada Lind',
  email: 'ada@shop.example',
  telephone: '',
  created_at: '2026-11-20T20:00:00Z',
  note: '',
  subject: 'A leg is missing',
  message: 'Please send one.',
  product: '',
  path: '',
  language: 'en',
  reference: '',
  items: [],
  subtotal: '',
  swatches: [],
  address: [],
};

afterEach(() => vi.unstubAllGlobals());

async function openRequest(rows: () => ShopperRequest[]) {
  const respond = ({ method }: DeskRequest) =>
    method === 'GET' ? { requests: rows(), has_more: false, open: rows().length } : request;
  const page = await renderDeskPage('/requests', respond);
  fireEvent.click(await screen.findByRole('button', { name: 'Ada Lind' }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

it('sends what was changed alone: somebody else may have changed the other meanwhile', async () => {
  const { dialog, requests } = await openRequest(() => [request]);
  await userEvent.selectOptions(await dialog.findByLabelText('Status'), 'answered');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const sent = () => requests.find(({ method }) => method === 'PUT')?.body;
  await vi.waitFor(() => expect(sent()).toEqual({ status: 'answered' }));
});

it('stays open with what is typed when somebody else takes the request out of the list', async () => {
  let rows = [request];
  const { dialog, requests } = await openRequest(() => rows);
  await userEvent.type(dialog.getByLabelText(/note/i), 'Leg ordered');
  const reads = () => requests.filter(({ method }) => method === 'GET').length;
  const before = reads();
  rows = [];
  await userEvent.selectOptions(screen.getAllByLabelText('Status')[0] as HTMLElement, 'open');
  await vi.waitFor(() => expect(reads()).toBeGreaterThan(before));
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialog.getByLabelText(/note/i)).toHaveProperty('value', 'Leg ordered');
});

it('shows what somebody else writes while the request is open, until the person edits it', async () => {
  let note = '';
  const { dialog, requests } = await openRequest(() => [{ ...request, note }]);
  const field = () => dialog.getByLabelText<HTMLTextAreaElement>(/note/i);
  await dialog.findByLabelText(/note/i);
  const readAgain = async (status: string) => {
    const before = requests.length;
    // Not a click, which would close the dialog.
    fireEvent.change(screen.getAllByLabelText('Status')[0] as HTMLElement, { target: { value: status } });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
  };
  note = 'Called her';
  await readAgain('open');
  await vi.waitFor(() => expect(field().value).toBe('Called her'));
  await userEvent.type(field(), ', leg ordered');
  note = 'Someone else again';
  await readAgain('answered');
  await new Promise((resolve) => setTimeout(resolve));
  expect(field().value).toBe('Called her, leg ordered');
});
