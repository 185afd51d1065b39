import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import { sendIfOffered } from './missingCalls';

it('a write to an optional path waits for the first request to it, unless the page is left', async () => {
  const shop = { services: {}, getState: () => ({ missingCalls: [] }) };
  const sent: string[] = [];
  const send = (method: 'GET' | 'PUT', response: Promise<unknown>) =>
    sendIfOffered({ method, path: '/saved', isExtension: true }, shop, () => {
      sent.push(method);
      return response;
    });
  void send('GET', new Promise(() => {}));
  void send('GET', Promise.resolve());
  void send('PUT', Promise.resolve());
  await Promise.resolve();
  expect(sent).toEqual(['GET']);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent).toEqual(['GET', 'PUT']));
  window.dispatchEvent(new Event('pageshow'));
});
