import type { OutboxEmail } from '@contract/desk/outbox';
import { screen } from '@testing-library/react';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const failed = (id: number, reason: string): OutboxEmail => ({
  id,
  kind: 'order',
  state: 'failed',
  recipient: 'ada@shop.example',
  subject: `Commande ${id}`,
  language: 'fr',
  written_at: '2026-11-20T20:00:00Z',
  sent_at: null,
  next_attempt_at: null,
  attempts: 2,
  reason,
  contents: 'secret',
});

it('says in the language of the desk why an email was not sent, unless the mail server says it', async () => {
  const emails = [failed(1, 'given up by staff'), failed(2, '550 RCPT TO')];
  await renderDeskPage('/outbox', () => ({ emails, has_more: false, delivery: 'smtp' }), { language: 'fr' });
  expect(await screen.findByText(/^2 essais.: abandonné par le personnel$/)).toBeTruthy();
  expect(screen.getByText(/^2 essais.: 550 RCPT TO$/)).toBeTruthy();
});
