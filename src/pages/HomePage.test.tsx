import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { Component as HomePage } from './HomePage';

it('has keywords, robots and structured data of the dealer’s page beside its own (docs/spec/04 §1)', async () => {
  const home = {
    identifier: 'home',
    title: 'Home',
    content: '<p>Welcome</p>',
    meta_keywords: 'sofas, beds',
    no_index: '1',
    structured_data: '{"@type":"FAQPage"}',
  };
  const { wrap } = createTestApp({
    send: async ({ path }) =>
      path.endsWith('/home') ? { status: 200, body: home } : { status: 200, body: [] },
  });
  render(wrap(<HomePage />));
  await screen.findByText('Welcome');
  const metaOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect([metaOf('keywords'), metaOf('robots')]).toEqual(['sofas, beds', 'noindex, nofollow']);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const types = data.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']);
  expect(types).toContain('FAQPage');
  expect(types.length).toBeGreaterThan(2);
});

it.each([404, 410])('leads to the catalog where the dealer has no home page (%i)', async (status) => {
  const { wrap } = createTestApp({
    config: { name: 'Maple' },
    send: async ({ path }) => ({ status: path.endsWith('/home') ? status : 200, body: [] }),
  });
  render(wrap(<HomePage />));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/catalog');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maple');
});
