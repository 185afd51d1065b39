import type { Transport } from '@contract/transport';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { recentTerms } from './recentTerms';
import { SearchBox } from './SearchBox';

const requestedPaths: string[] = [];
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({
    entity_id: at,
    url_key: `${name}-${at}`,
    name: `${name} ${at}`,
  }));
/** What a backend without limits sends, with the help pages that a term asks for. */
const tooMany = {
  categories: numbered(9, 'Category'),
  products: numbered(9, 'Product'),
  pages: [{ identifier: 'returns', title: 'Returns' }],
};
let release = () => {};
const send: Transport = async ({ path }) => {
  requestedPaths.push(path);
  if (path.includes('lamp')) {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { status: 200, body: { products: [{ entity_id: 5, url_key: 'lamp', name: 'Brass Lamp' }] } };
  }
  if (path.includes('fails')) return { status: 500, body: {} };
  if (path.includes('qqq')) return { status: 200, body: { categories: [], products: [] } };
  if (path.includes('many')) return { status: 200, body: tooMany };
  const body = {
    categories: [{ entity_id: 11, url_key: 'sofas', name: 'Sofas', product_count: 1600 }],
    products: [{ entity_id: 1, url_key: 'hudson-sofa', name: 'Hudson Sofa', price: 1499 }],
  };
  return { status: 200, body };
};
const CurrentPath = () => <output aria-label="current path">{useLocation().pathname}</output>;
const currentPath = () => screen.getByLabelText('current path').textContent;

function open() {
  const { wrap } = createTestApp({ send });
  render(
    wrap(
      <>
        <SearchBox />
        <CurrentPath />
      </>,
    ),
  );
  return screen.getByRole('combobox');
}

/** Types texts without a pause, however slow the machine is. */
function enter(box: HTMLElement, ...texts: string[]) {
  box.focus();
  for (const value of texts) fireEvent.change(box, { target: { value } });
}

beforeEach(() => {
  requestedPaths.length = 0;
  localStorage.clear();
});

it('suggests after the debounce, and opens the suggestion selected with the arrow keys', async () => {
  const box = open();
  enter(box, 's', 'so', 'sof');
  await screen.findByRole('option', { name: /Hudson Sofa/ });
  expect(screen.getByRole('option', { name: /^Sofas/ }).textContent).toBe('Sofas1,600');
  expect(requestedPaths).toEqual(['/search/sof/autocomplete']);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { name: /Hudson Sofa/ });
  expect(active.getAttribute('aria-selected')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBe(active.id);
  expect(document.activeElement).toBe(box);

  await userEvent.keyboard('{Enter}');
  expect(currentPath()).toBe('/product/hudson-sofa');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('is expanded only while there is something to choose', async () => {
  const box = open();
  const isExpanded = () => box.getAttribute('aria-expanded');
  await userEvent.click(box);
  expect(isExpanded()).toBe('false');
  enter(box, 'sof');
  await screen.findByRole('option', { name: /Hudson Sofa/ });
  expect(isExpanded()).toBe('true');
  enter(box, 'qqq');
  await screen.findByText('Nothing matches “qqq”.');
  await waitFor(() => expect(isExpanded()).toBe('false'));
});

it('shows no suggestions of the term before when those of a term cannot be read', async () => {
  const box = open();
  enter(box, 'sof');
  await screen.findByRole('option', { name: /Hudson Sofa/ });
  await userEvent.clear(box);
  enter(box, 'fails');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});

it('says that suggestions cannot be read, and how to search without them', async () => {
  enter(open(), 'fails');
  const note = await screen.findByText('No suggestions right now. Press Enter to search.');
  expect(note.getAttribute('role')).toBe('status');
});

it('never opens a suggestion that replaced the selected one', async () => {
  const box = open();
  enter(box, 'oak');
  await screen.findByRole('option', { name: /Hudson Sofa/ });
  enter(box, 'lamp');
  await waitFor(() => expect(requestedPaths).toContain('/search/lamp/autocomplete'));
  await userEvent.keyboard('{ArrowDown}');
  expect(box.hasAttribute('aria-activedescendant')).toBe(true);
  release();
  await screen.findByRole('option', { name: /Brass Lamp/ });
  expect(box.hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(currentPath()).toBe('/search/lamp');
});

it('returns to the field after the last suggestion, where Enter searches the typed term', async () => {
  const box = open();
  enter(box, 'oak bed');
  await screen.findByRole('option', { name: /Sofas/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(box.hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(currentPath()).toBe('/search/oak%20bed');
  expect(recentTerms()).toEqual(['oak bed']);
});

it('closes on Escape and keeps the typed term', async () => {
  const box = open();
  enter(box, 'sofa');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(box).toHaveProperty('value', 'sofa');
});

it('offers the recent searches of this browser while the field is empty', async () => {
  localStorage.setItem('recent-searches', '["velvet sofa"]');
  await userEvent.click(open());
  await userEvent.click(await screen.findByRole('option', { name: 'velvet sofa' }));
  expect(currentPath()).toBe('/search/velvet%20sofa');
  expect(requestedPaths).toEqual([]);
});

it('does not search for an empty term', async () => {
  await userEvent.type(open(), '   {Enter}');
  expect(currentPath()).toBe('/');
});

it('clears the recent searches', async () => {
  localStorage.setItem('recent-searches', '["velvet sofa"]');
  await userEvent.click(open());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
  expect(recentTerms()).toEqual([]);
});

it('says that nothing matches, also for a backend that sends no pages', async () => {
  enter(open(), 'qqq');
  expect((await screen.findByText('Nothing matches “qqq”.')).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('limits the suggestions of a backend to 4 products and 5 categories, after the help pages (docs/spec/08 §2)', async () => {
  enter(open(), 'many');
  await screen.findByRole('option', { name: /Product 3/ });
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  expect(names.filter((name) => name.startsWith('Product'))).toHaveLength(4);
  expect(names.filter((name) => name.startsWith('Category'))).toHaveLength(5);
  await userEvent.click(screen.getByRole('option', { name: 'Returns' }));
  expect(currentPath()).toBe('/returns');
});
