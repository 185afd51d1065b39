import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contentPage, listPromoBanners } from './content';
import { product } from './product';
import { readResponse } from './readResponse';

it('a flag outside positions 1 to 8 is dropped, and the product parses', () => {
  const { data } = readResponse(product, {
    entity_id: '7',
    url_key: 'hudson-sofa',
    sku: 'NQ-1',
    name: 'Hudson Sofa',
    product_flags: [{ position: 9, text: 'Nowhere' }, { position: 8, text: 'Sale' }, 'not a flag'],
  });
  expect(data?.product_flags.map(({ text }) => text)).toEqual(['Sale']);
});

it('a time of 0 is absent, in a number or a text', () => {
  const [rebate] = z.parse(listPromoBanners.response, [
    { program_id: '7', start_date: '0', end_date: 0 } as never,
  ]);
  expect([rebate?.start_date, rebate?.end_date]).toEqual(['', '']);
});

it.each([
  [null, ''],
  [{}, ''],
  [[], ''],
  [{ '@type': 'FAQPage' }, '{"@type":"FAQPage"}'],
])('structured data of %j', (structured_data, expected) =>
  expect(z.parse(contentPage, { structured_data } as never).structured_data).toBe(expected),
);
