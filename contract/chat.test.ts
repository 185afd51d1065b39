import { expect, it } from 'vitest';
import { getChatMessages } from './chat';
import { readResponse } from './readResponse';

it.each([
  ['a list', [null, '24 in.', null, 30]],
  ['a map', { 0: null, 1: '24 in.', 2: '', 3: '30' }],
])('the values of a comparison that are %s stay with their products', (_, values) => {
  const products = [1, 2, 3, 4].map((entity_id) => ({ entity_id, name: 'Chair', url_key: 'chair' }));
  const comparison = { products, rows: [{ label: 'Width', values }] };
  const { data } = readResponse(getChatMessages.response, [{ role: 'assistant', comparison }]);
  expect(data?.[0]?.comparison?.rows).toEqual([{ label: 'Width', values: ['', '24 in.', '', '30'] }]);
});
