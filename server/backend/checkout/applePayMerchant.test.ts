import { EventEmitter } from 'node:events';
import type { RequestOptions } from 'node:https';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { tenantConfig } from '../../../contract/config.ts';
import type { Payable } from './paymentMethod.ts';

type Respond = (response: Readable & { statusCode: number }) => void;

const sent = vi.hoisted(() => [] as { url: string; options: object; body: string }[]);
vi.hoisted(() => vi.resetModules());
vi.mock('node:https', () => ({
  request: (url: string, options: RequestOptions, respond: Respond) =>
    Object.assign(new EventEmitter(), {
      end(body: string) {
        sent.push({ url, options, body });
        respond(Object.assign(Readable.from(['{"merchantSessionIdentifier":"m"}']), { statusCode: 200 }));
      },
    }),
}));
const { method } = await import('./payments/authorizenet_applepay.ts');

const order = {
  config: z.parse(tenantConfig, { name: 'Maple & Main' }),
  originUrl: 'https://shop.example',
  language: 'en',
} as Payable;

it('shows Apple the dealer’s merchant identity certificate, without which Apple validates no merchant', async () => {
  const applePay = method({
    api_url: 'https://api.authorize.net',
    login: 'l',
    transaction_key: 'k',
    merchant_identifier: 'merchant.example',
    merchant_certificate: 'CERT',
    merchant_key: 'KEY',
  });
  const validation_url = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
  const request = { body: { validation_url }, returnUrl: '' };
  expect(await applePay.checkoutInfo?.(order, request)).toEqual({ merchantSessionIdentifier: 'm' });
  const certified = { method: 'POST', cert: 'CERT', key: 'KEY' };
  expect(sent).toMatchObject([{ url: validation_url, options: certified }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    merchantIdentifier: 'merchant.example',
    displayName: 'Maple & Main',
    initiative: 'web',
    initiativeContext: 'shop.example',
  });
});
