import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component } from './SearchPage';

function showSearch(term: string, correctedTerm: string) {
  const answer = {
    products: [{ entity_id: 1, name: 'Hudson Sofa' }],
    total: 1,
    corrected_term: correctedTerm,
  };
  const { wrap } = createTestApp({
    path: `/search/${term}`,
    send: async ({ path }) =>
      path.startsWith('/search/') ? { status: 200, body: answer } : { status: 0, body: undefined },
  });
  render(
    wrap(
      <Routes>
        <Route path="/search/:term" element={<Component />} />
      </Routes>,
    ),
  );
}

it('announces the correction of a mistyped term', async () => {
  showSearch('soffa', 'sofa');
  const note = await screen.findByText('No results for “soffa”. Showing results for “sofa” instead.');
  expect(note.getAttribute('role')).toBe('status');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “sofa”');
});

it('shows no note without a correction', async () => {
  showSearch('sofa', '');
  await screen.findByText('Hudson Sofa');
  expect(screen.queryByText(/No results for/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “sofa”');
});
