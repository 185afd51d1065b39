import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';

const field = (value = '') => `<label>Subject <input name="subject" value="${value}"></label>`;
const autofill = (inside: string) =>
  `<avb-query-autofill data-param="product" data-target="subject">${inside}</avb-query-autofill>`;

it('fills an empty field from the query', async () => {
  renderContentHtml(autofill(field()), { path: '/contact?product=Oslo%20sofa' });
  const input = await screen.findByLabelText<HTMLInputElement>('Subject');
  await waitFor(() => expect(input.value).toBe('Oslo sofa'));
});

it('keeps an entered value', async () => {
  renderContentHtml(autofill(field('Mine')), { path: '/contact?product=Oslo' });
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Mine');
});
