import { address } from '@contract/address';
import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AddressText } from './AddressText';

it('shows equal lines of an address, and removes them when the address changes', () => {
  const { wrap } = createTestApp();
  const show = (fields: object) => wrap(<AddressText address={z.parse(address, fields)} />);
  const { container, rerender } = render(show({ company: 'Lind', street: ['Lind', '12 Elm Street'] }));
  const lines = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Lind', 'Lind', '12 Elm Street']);
  rerender(show({ company: '12 Elm Street', street: ['Lind'] }));
  expect(lines()).toEqual(['12 Elm Street', 'Lind']);
});
