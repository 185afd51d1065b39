import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { ContentBlock } from './ContentBlock';
import { contentApi } from './contentApi';

it('shows a block whose response lacks the identifier', async () => {
  const send = async () => ({ status: 200, body: { content: '<p>Open late</p>' } });
  const { store, wrap } = createTestApp({ send });
  render(wrap(<ContentBlock identifier="header-before" />));
  expect(await screen.findByText('Open late')).toBeTruthy();
  const { data } = contentApi.endpoints.getBlock.select('header-before')(store.getState());
  expect(data?.identifier).toBe('header-before');
});
