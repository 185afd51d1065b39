import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { ContentBlock } from './ContentBlock';
import { contentApi } from './contentApi';

it.each([
  ['nothing but the content', {}],
  ['a number', { block_id: 12 }],
])('shows a block whose response has %s instead of the identifier', async (_, fields) => {
  const send = async () => ({ status: 200, body: { ...fields, content: '<p>Open late</p>' } });
  const { store, wrap } = createTestApp({ send });
  render(wrap(<ContentBlock identifier="header-before" />));
  expect(await screen.findByText('Open late')).toBeTruthy();
  const { data } = contentApi.endpoints.getBlock.select('header-before')(store.getState());
  expect(data?.identifier).toBe('header-before');
});
