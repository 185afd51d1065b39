import { screen } from '@testing-library/react';
import { showContent } from '@tests/showContent';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';

const field = (value = '') => `<label>Subject <input name="subject" value="${value}"></label>`;
const autofill = (inside: string) =>
  `<avb-query-autofill data-param="product" data-target="subject">${inside}</avb-query-autofill>`;

it('fills an empty field from the query', async () => {
  showContent(autofill(field()), { path: '/contact?product=Oslo%20sofa' });
  const input = await screen.findByLabelText<HTMLInputElement>('Subject');
  await waitFor(() => expect(input.value).toBe('Oslo sofa'));
});

it('keeps an entered value', async () => {
  showContent(autofill(field('Mine')), { path: '/contact?product=Oslo' });
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Mine');
});
