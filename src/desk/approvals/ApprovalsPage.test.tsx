import type { Awaiting } from '@contract/desk/approvals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const comment = (id: number, author: string): Awaiting => ({
  kind: 'comment',
  id,
  about: 'Caring for oak',
  path: '/blog/oak',
  author,
  title: '',
  text: 'Thank you.',
  rating: 0,
  written_at: '2026-11-20T20:00:00Z',
});

it('keeps the other comments selected when one is decided by its own button', async () => {
  let awaiting = [comment(1, 'Ada'), comment(2, 'Bo'), comment(3, 'Cy')];
  await renderDeskPage('/approvals', ({ method, body }: DeskRequest) => {
    if (method === 'GET') return { awaiting, count: awaiting.length };
    const { entries } = body as { entries: { id: number }[] };
    awaiting = awaiting.filter(({ id }) => entries.every((entry) => entry.id !== id));
    return { decided: entries.length };
  });
  const selected = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (Ada|Bo|Cy)/ })
      .filter(({ checked }) => checked).length;
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject: Cy' }));
  await vi.waitFor(() => expect(screen.queryByText('Cy')).toBeNull());
  expect(selected()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Reject: Bo' }));
  await vi.waitFor(() => expect(screen.queryByText('Bo')).toBeNull());
  expect(selected()).toBe(1);
});
