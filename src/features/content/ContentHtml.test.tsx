import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each test is a page of its own, which has not loaded the parser.
beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

it('outlines the problems of content that arrives before the parser, while the check panel is open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { createTestApp } = await import('@tests/createTestApp');
  const { panelOpened } = await import('./check/contentCheckSlice');
  const { ContentHtml } = await import('./ContentHtml');
  const { canParse } = await import('./parseContent');
  const html = '<p>Before <a href="/b">plain</a> after</p>';
  expect(canParse(html)).toBe(false);
  const { store, wrap } = createTestApp();
  store.dispatch(panelOpened());
  render(wrap(<ContentHtml html={html} />));
  const link = await screen.findByRole('link', { name: 'plain' });
  expect(link.closest('[data-content-problem]')).toBeTruthy();
});
