import type { ChatAction } from '@contract/chat';
import type { ApiResponse, Transport } from '@contract/transport';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { ChatPanel } from './ChatPanel';

const message = (role: string, text: string, more: object = {}) => ({
  role,
  text,
  timestamp: `2026-11-21T18:00:00Z ${text}`,
  ...more,
});
const refusal = (text: string, code?: string): ApiResponse => ({
  status: 500,
  body: { messages: { error: [{ message: text, code }] } },
});
const CAP = 'Daily chatbot usage cost cap has been reached. Please try again later.';

/** Renders the panel over a backend that answers questions and votes with the given responses. */
function open(
  response: ApiResponse,
  vote: ApiResponse = { status: 200, body: { success: true } },
  read?: ApiResponse,
) {
  const sent: unknown[] = [];
  const send: Transport = async ({ method, path, body }) => {
    if (method === 'GET') return read ?? { status: 200, body: path.includes('feedback') ? null : [] };
    sent.push(body);
    return method === 'PUT' ? response : vote;
  };
  const config = { pdp: { ai_chatbot: { enabled: true, input_character_limit: 40 } } };
  const { wrap } = createTestApp({ config, send });
  render(
    wrap(
      <ChatPanel
        product={{ entity_id: '7', name: 'Hudson Sofa' }}
        onNavigate={() => {}}
        ActionButton={ConfirmButton}
      />,
    ),
  );
  return sent;
}
const ConfirmButton = ({ action }: { action: ChatAction }) => (
  <button type="button">{`${action.kind} ${action.products[0]?.name}`}</button>
);
const ask = async (question: string) => {
  await userEvent.type(await screen.findByLabelText('Your question'), `${question}{Enter}`);
};

it('shows the question at once, then the conversation as the server has it, with its cards', async () => {
  const card = { entity_id: 8, url_key: 'armchair', type_id: 'simple', name: 'Hudson Armchair', sku: 'A' };
  const messages = [
    message('user', 'What goes with it?'),
    message('assistant', 'Look:', { products: [card] }),
  ];
  const sent = open({ status: 200, body: messages });
  await ask('What goes with it?');
  await screen.findByText('Look:');
  expect(screen.getByRole('link', { name: 'Hudson Armchair' }).getAttribute('href')).toBe(
    '/product/armchair',
  );
  expect(screen.getAllByText('What goes with it?')).toHaveLength(1);
  expect(sent).toEqual([{ url: expect.any(String), userPrompt: 'What goes with it?' }]);
});

it('shows the failure as a message of the assistant and keeps the question', async () => {
  open({ status: 502, body: '<h1>' });
  await ask('How wide?');
  await screen.findByText('An unexpected error occurred while conversing with Ai');
  screen.getByText('How wide?');
  screen.getByLabelText('Your question');
});

it.each([
  ['by its text', refusal(CAP)],
  ['by its code', refusal('Plafond atteint', 'chatCap')],
])('recognises the limit of the day %s, shows it and hides the input', async (_, response) => {
  open(response);
  await ask('How wide?');
  await screen.findByText(/^Our AI assistant has reached its temporary usage limit/);
  expect(screen.queryByLabelText('Your question')).toBeNull();
});

it('takes questions again after a limit of another day, which the talk still has', async () => {
  const old = { role: 'assistant', text: CAP, timestamp: '2025-01-02T18:00:00Z' };
  open({ status: 200, body: [] }, undefined, { status: 200, body: [old] });
  await screen.findByText(/^Our AI assistant has reached/);
  expect(screen.getByLabelText('Your question')).toBeTruthy();
});

it('accepts no more characters than the tenant allows', async () => {
  const sent = open({ status: 200, body: [] });
  await ask('x'.repeat(60));
  expect(sent).toEqual([{ url: expect.any(String), userPrompt: 'x'.repeat(40) }]);
});

it('a vote shows at once and is cleared by the next question', async () => {
  const sent = open({ status: 200, body: [message('assistant', 'Wide enough.')] });
  await ask('How wide?');
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  const status = screen.getByText('Was this helpful?');
  await userEvent.type(screen.getByLabelText('What was missing?'), 'The depth');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? document.body);
  expect(await screen.findByText('Thank you, noted.')).toBe(status);
  expect(status.getAttribute('role')).toBe('status');
  expect(screen.queryByLabelText('What was missing?')).toBeNull();
  expect(sent.at(-1)).toEqual({ vote: 'down', reason: 'The depth' });
  await ask('And how deep?');
  await screen.findByRole('button', { name: 'Yes' });
});

it('shows every message of a backend that sends no times', async () => {
  const talk = ['How wide?', 'Wide enough.', 'How deep?', 'Deep enough.'];
  const failures = vi.spyOn(console, 'error');
  open({
    status: 200,
    body: talk.map((text, at) => ({ role: at % 2 ? 'assistant' : 'user', text })),
  });
  await ask('How high?');
  for (const text of talk) expect(await screen.findByText(text)).toBeTruthy();
  expect(failures).not.toHaveBeenCalled();
});

it('takes 404 for a conversation and a vote that do not exist yet', async () => {
  const none = { status: 404, body: { messages: { error: [{ message: 'No such entity.' }] } } };
  const sent = open({ status: 200, body: [message('assistant', 'Wide enough.')] }, undefined, none);
  await ask('How wide?');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('Thank you, noted.');
  expect(sent.at(-1)).toEqual({ vote: 'up', reason: '' });
});

it('a rejected vote rolls back and shows an error', async () => {
  open({ status: 200, body: [message('assistant', 'Wide enough.')] }, { status: 500, body: '' });
  await ask('How wide?');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByText('An unexpected error occurred while submitting feedback');
  screen.getByRole('button', { name: 'Yes' });
});

it('a rejected vote with a reason opens the reason again, with its text (docs/spec/16 §2)', async () => {
  open({ status: 200, body: [message('assistant', 'Wide enough.')] }, { status: 500, body: '' });
  await ask('How wide?');
  await userEvent.click(await screen.findByRole('button', { name: 'No' }));
  await userEvent.type(screen.getByLabelText('What was missing?'), 'The depth');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0] ?? document.body);
  await screen.findByText('An unexpected error occurred while submitting feedback');
  expect(await screen.findByLabelText('What was missing?')).toHaveProperty('value', 'The depth');
  expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-expanded')).toBe('true');
});

it('shows each statement with its sources, a comparison and a button for what it offers', async () => {
  const links = [
    { title: 'Specifications', url: '/product/hudson-sofa#specifications' },
    { title: 'Care guide', url: '/media/documents/care.html' },
    { title: 'Elsewhere', url: 'javascript:alert(1)' },
  ];
  const reply = message('assistant', 'Width: 88 in.', {
    statements: [{ text: 'Width: 88 in.', links }],
    comparison: {
      products: [
        { entity_id: '7', name: 'Hudson Sofa', url_key: 'hudson-sofa' },
        { entity_id: '8', name: 'Tate Sofa', url_key: 'tate-sofa' },
      ],
      rows: [{ label: 'Price', values: ['$1', '$2'] }],
    },
    actions: [{ kind: 'cart', products: [{ entity_id: '7', name: 'Hudson Sofa', image: '' }] }],
  });
  open({ status: 200, body: [message('user', 'How wide?'), reply] });
  await ask('How wide?');
  const source = await screen.findByRole('link', { name: 'Specifications' });
  expect(source.getAttribute('href')).toBe('/product/hudson-sofa#specifications');
  expect(screen.getByRole('link', { name: /Care guide/ }).getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('link', { name: /Elsewhere/ })).toBeNull();
  const table = screen.getByRole('table');
  expect(within(table).getByRole('columnheader', { name: 'Tate Sofa' })).toBeTruthy();
  expect(within(table).getByRole('rowheader', { name: 'Price' })).toBeTruthy();
  screen.getByRole('button', { name: 'cart Hudson Sofa' });
});

it('links to the shop and to secure addresses only, whatever a backend sends', async () => {
  const unsafe = ['//host/a', '/\\host/b', '/\t/host/c', '/\n\\host/d', 'http://host/e', 'data:text/html,f'];
  const safe = ['/product/hudson-sofa', '/fr/search/sofa?page=2', 'https://maker.example/guide'];
  const links = [...unsafe, ...safe].map((url) => ({ title: '', url }));
  const reply = message('assistant', 'See:', { statements: [{ text: 'See:', links }] });
  open({ status: 200, body: [message('user', 'Where?'), reply] });
  await ask('Where?');
  const sources = await screen.findByRole('list', { name: 'Sources' });
  const hrefs = within(sources)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(safe);
});

it('shows every message of a backend that gives all of them the same time', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const timestamp = '2026-11-21';
  const texts = ['Is it soft?', 'Is it wide?', 'Is it warm?'];
  const body = texts.map((text) => message('user', text, { timestamp }));
  open({ status: 200, body }, undefined, { status: 200, body });
  for (const text of texts) expect(await screen.findByText(text)).toBeTruthy();
  expect(log.mock.calls.flat().join(' ')).not.toMatch(/same key/);
  log.mockRestore();
});

it('still waits for the answer when it is opened again', async () => {
  const questions: unknown[] = [];
  const { wrap } = createTestApp({
    config: { pdp: { ai_chatbot: { enabled: true, input_character_limit: 40 } } },
    send: ({ method, path, body }) => {
      if (method === 'GET')
        return Promise.resolve({ status: 200, body: path.includes('feedback') ? null : [] });
      questions.push(body);
      return new Promise<never>(() => {});
    },
  });
  const panel = (key: string) => (
    <ChatPanel
      key={key}
      product={{ entity_id: '7', name: 'Hudson Sofa' }}
      onNavigate={() => {}}
      ActionButton={ConfirmButton}
    />
  );
  const { rerender } = render(wrap(panel('first')));
  await ask('Is it soft?');
  rerender(wrap(panel('second')));
  expect(await screen.findByText(/is writing…$/)).toBeTruthy();
  await ask('Is it warm?');
  expect(questions).toHaveLength(1);
});

it('names the page of the shop to the assistant at a kiosk, whose own address means nothing to it', async () => {
  const kiosk = { kind: 'kiosk', kiosk: null } as unknown as Platform;
  const sent: unknown[] = [];
  const { wrap } = createTestApp({
    config: { base_url: 'https://shop.example/', pdp: { ai_chatbot: { enabled: true } } },
    path: '/product/hudson-sofa?configurable_entity_id=8',
    send: async ({ method, path, body }) => {
      if (method === 'PUT') sent.push(body);
      return { status: 200, body: path.includes('feedback') ? null : [] };
    },
  });
  render(
    wrap(
      <PlatformProvider value={kiosk}>
        <ChatPanel
          product={{ entity_id: '7', name: 'Hudson Sofa' }}
          onNavigate={() => {}}
          ActionButton={ConfirmButton}
        />
      </PlatformProvider>,
    ),
  );
  await ask('How wide?');
  expect(sent).toEqual([
    { url: 'https://shop.example/product/hudson-sofa?configurable_entity_id=8', userPrompt: 'How wide?' },
  ]);
});
