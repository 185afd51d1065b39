import { tenantConfig } from '@contract/config';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DestinationContext } from '@/features/analytics/destination';
import type { StreamEntry } from '@/features/analytics/stream';
import { destination } from './ga4';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'dataLayer');
});

it.each([
  ['/search/ada%40shop.example', { page_location: `${window.location.origin}/search/[email]` }],
  ['/search/oak%20table?utm_source=mail', {}],
  ['/catalog/sofas?order=price&gad_campaignid=12345678901&utm_id=12345678', {}],
  [
    '/account/reset?token=secret&utm_source=mail#ada%40shop.example',
    { page_location: `${window.location.origin}/account/reset?utm_source=mail` },
  ],
  ['/contact?email=ada%40shop.example', { page_location: `${window.location.origin}/contact` }],
  ['/account/reset#ada%40shop.example', { page_location: `${window.location.origin}/account/reset` }],
])('Google gets the address of %s without a person', (path, location) => {
  window.history.replaceState(null, '', path);
  const config = z.parse(tenantConfig, { services: { ga4_id: 'G-1' } });
  const ga4 = destination.open({ config } as DestinationContext);
  const events = [{ id: '1', name: 'page_view', params: { page_title: 'Search' } }];
  ga4?.receive({ events } as unknown as StreamEntry);
  const command = Array.from((window.dataLayer ?? []).at(-1) as ArrayLike<unknown>);
  expect(command[2]).toEqual({ page_title: 'Search', ...location });
});
