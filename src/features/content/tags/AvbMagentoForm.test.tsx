import type { Transport } from '@contract/transport';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captchaFor, playCaptcha } from '@tests/playCaptcha';
import { renderContentHtml } from '@tests/renderContentHtml';
import { waitFor } from '@tests/waitFor';
import { beforeAll, expect, it, vi } from 'vitest';

const field = (name: string) => `<label>${name} <input name="${name}" required></label>`;
const markup = (form: string, names: string[]) =>
  `<avb-magento-form data-form="${form}" data-submit-label="Send it" data-success="Thank you.">${names.map(field).join('')}</avb-magento-form>`;

beforeAll(playCaptcha);

const samples: Record<string, string> = { email: 'ada@example.com', my_phone: '(503) 234-5678' };
const sampleOf = (name: string) => samples[name] ?? `my ${name}`;

async function fillAndSend(form: string, names: string[], transport: Transport) {
  renderContentHtml(markup(form, names), { transport });
  const button = await screen.findByRole('button', { name: 'Send it' });
  for (const name of names)
    fireEvent.input(screen.getByLabelText(name), { target: { value: sampleOf(name) } });
  await userEvent.click(button);
}

const acceptAll: Transport = async () => ({ status: 200, body: { success: true } });

it('subscribes an email address to the newsletter and confirms it', async () => {
  const send = vi.fn(acceptAll);
  await fillAndSend('newsletter', ['email'], send);
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    method: 'PUT',
    path: '/newsletter',
    body: { is_subscribed: true, email: 'ada@example.com' },
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['contact', 'request-quote'])('%s sends the entered values', async (form) => {
  const send = vi.fn(acceptAll);
  await fillAndSend(form, ['name', 'email', 'message'], send);
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    path: `/forms/${form}`,
    body: { name: 'my name', email: 'ada@example.com', message: 'my message' },
  });
});

it('sends what a shopper enters in the dealer’s other fields as part of the message', async () => {
  const send = vi.fn(acceptAll);
  await fillAndSend('contact', ['name', 'email', 'comments', 'order_number', 'my_phone'], send);
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    body: {
      name: 'my name',
      message: 'comments: my comments\norder_number: my order_number',
      telephone: '(503) 234-5678',
    },
  });
  expect(Object.keys(Object(send.mock.calls[0]?.[0].body))).not.toContain('comments');
});

it('sends the fields of a form that the dealer has put around them', async () => {
  const send = vi.fn(acceptAll);
  const fields = ['name', 'email'].map(field).join('');
  renderContentHtml(
    `<avb-magento-form data-form="contact"><form class="wide">${fields}</form></avb-magento-form>`,
    { transport: send },
  );
  for (const name of ['name', 'email'])
    fireEvent.input(await screen.findByLabelText(name), { target: { value: sampleOf(name) } });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]?.[0]).toMatchObject({ body: { name: 'my name', email: 'ada@example.com' } });
});

it('shows the server’s message on rejection and keeps the entered values', async () => {
  const refusal = { messages: { error: [{ code: 'emailBad', message: 'No such address.' }] } };
  await fillAndSend('newsletter', ['email'], async () => ({ status: 422, body: refusal }));
  expect((await screen.findByRole('alert')).textContent).toBe('No such address.');
  expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('ada@example.com');
});

it('does not render an unknown form', async () => {
  const { container } = renderContentHtml(
    `${markup('transfer', ['iban'])}<avb-config data-key="name"></avb-config>`,
    { config: { name: 'Shop' } },
  );
  await waitFor(() => expect(container.textContent).toBe('Shop'));
  expect(screen.queryByLabelText('iban')).toBeNull();
});

it('waits for the captcha of a guarded newsletter and sends its token', async () => {
  const send = vi.fn(acceptAll);
  renderContentHtml(markup('newsletter', ['email']), { transport: send, config: captchaFor('newsletter') });
  fireEvent.input(await screen.findByLabelText('email'), { target: { value: 'ada@example.com' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  screen.getByText('Please confirm that you are not a robot.');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'I am a person' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByText('Thank you.');
  expect(send.mock.calls[0]?.[0]).toMatchObject({ body: { 'g-recaptcha-response': 'token-1' } });
});

it.each(['type="tel" name="reach"', 'name="telephone"'])(
  'masks a phone number as it is typed: %s',
  async (input) => {
    renderContentHtml(
      `<avb-magento-form data-form="contact"><label>Phone <input ${input}></label></avb-magento-form>`,
    );
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(phone, '503555');
    expect([phone.value, phone.validationMessage]).toEqual([
      '(503) 555',
      'Please enter a phone number with 10 digits, or one that begins with + and the country’s code.',
    ]);
    await userEvent.type(phone, '0100');
    expect([phone.value, phone.validationMessage]).toEqual(['(503) 555-0100', '']);
  },
);

it('says beside the form which fields are missing or wrong, in the shop’s words, and goes to the first', async () => {
  const send = vi.fn(acceptAll);
  const fields =
    '<label>Your name * <input name="name" required></label><label>Email <input type="email" name="email" required></label>' +
    '<label>Phone <input type="tel" name="phone"></label><textarea name="message" aria-label="Message" required></textarea>';
  renderContentHtml(`<avb-magento-form data-form="contact">${fields}</avb-magento-form>`, {
    transport: send,
  });
  await userEvent.type(await screen.findByLabelText('Your name *'), '  ');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@');
  await userEvent.type(screen.getByLabelText('Phone'), '503');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect([...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Your name: please fill this in.',
    'Email: please enter an address such as name@example.com.',
    'Phone: Please enter a phone number with 10 digits, or one that begins with + and the country’s code.',
    'Message: please fill this in.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Your name *'));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText('Your name *'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'example.com');
  await userEvent.type(screen.getByLabelText('Phone'), '5550100');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you. It has been sent.');
  expect(send).toHaveBeenCalledTimes(1);
});

it.each(['ada@example.com.', 'ada..b@example.com', 'ada@-example.com', 'ada@example'])(
  'refuses %s, as the checkout does, also in a field that is only named email',
  async (address) => {
    for (const type of ['email', 'text']) {
      const send = vi.fn(acceptAll);
      const { unmount } = renderContentHtml(
        `<avb-magento-form data-form="newsletter"><label>Address <input type="${type}" name="email" required></label></avb-magento-form>`,
        { transport: send },
      );
      fireEvent.input(await screen.findByLabelText('Address'), { target: { value: address } });
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      screen.getByText('Address: please enter an address such as name@example.com.');
      expect(send).not.toHaveBeenCalled();
      unmount();
    }
  },
);

it('sends a pasted address without the brackets around it', async () => {
  const send = vi.fn(acceptAll);
  renderContentHtml(markup('newsletter', ['email']), { transport: send });
  fireEvent.input(await screen.findByLabelText('email'), { target: { value: '<Ada@example.com>' } });
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByText('Thank you.');
  expect(send.mock.calls[0]?.[0]).toMatchObject({ body: { email: 'Ada@example.com' } });
});
