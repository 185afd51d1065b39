import { type Facet, facet } from '@contract/category';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyListing } from '@/features/catalog/listing/listingState';
import { useListingUrl } from '@/features/catalog/listing/useListingUrl';
import { AppliedFilters } from './AppliedFilters';
import { Facets } from './Facets';
import { FeaturedFilter } from './FeaturedFilter';

const values = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: `v${index}`,
    label: `Value ${index}`,
    count: count - index,
    swatch: '',
  }));
const list = (code: string, count: number): Facet => ({
  code,
  label: code,
  type: 'list',
  values: values(count),
  min: null,
  max: null,
});

function Listing({ facets }: { facets: Facet[] }) {
  const [state, show] = useListingUrl();
  return (
    <>
      <Facets facets={facets} state={state} onChange={show} />
      <AppliedFilters facets={facets} state={state} onChange={show} />
      <output aria-label="search">{useLocation().search}</output>
    </>
  );
}
const search = () => decodeURIComponent(screen.getByLabelText('search').textContent ?? '');

it('writes a selected value to the URL, starts at page 1 and keeps the focus', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?page=3&order=price' });
  render(wrap(<Listing facets={[list('style', 3)]} />));
  const box = screen.getByRole('checkbox', { name: /Value 1/ });
  box.focus();
  await userEvent.keyboard(' ');
  expect(search()).toBe('?style=v1&order=price');
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByRole('checkbox', { name: /Value 2/ }));
  expect(search()).toBe('?style=v1|v2&order=price');
});

it('applies a second click before the first is rendered', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?page=3&order=price' });
  render(wrap(<Listing facets={[list('style', 3)]} />));
  const [one, two] = screen.getAllByRole('checkbox');
  await act(async () => {
    one?.click();
    two?.click();
  });
  expect(search()).toBe('?style=v0|v1&order=price');
});

it('moves focus to the applied filters when the focused chip is removed', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?style=v1' });
  render(wrap(<Listing facets={[list('style', 3)]} />));
  await userEvent.click(screen.getByRole('button', { name: /Remove filter style: Value 1/ }));
  expect(search()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters in use' }));
});

it('shows the first values of a long facet, the others after a click, and a selected value always', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?style=v50' });
  render(wrap(<Listing facets={[list('style', 60)]} />));
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  expect(screen.getByRole('checkbox', { name: /Value 50/ })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Show 52 more' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(60);
});

it('shows no numbers of products where the backend counts none, and offers the values nevertheless', () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas' });
  const wood = z.parse(facet, { code: 'wood', values: { oak: 'Oak', elm: 'Elm' } });
  render(wrap(<Listing facets={[wood]} />));
  for (const name of ['Oak', 'Elm']) {
    const value = screen.getByRole('checkbox', { name }).closest('label');
    expect([value?.textContent, value?.dataset.empty]).toEqual([name, undefined]);
  }
  render(
    wrap(<FeaturedFilter code="wood" facets={[wood]} state={emptyListing} onChange={() => undefined} />),
  );
  expect(screen.getAllByRole('button', { name: /^(Oak|Elm)$/ })).toHaveLength(2);
});

it('renders few elements for 40 facets of 60 values', () => {
  const { wrap } = createTestApp();
  const facets = Array.from({ length: 40 }, (_, index) => list(`facet${index}`, 60));
  render(wrap(<Listing facets={facets} />));
  expect(screen.getAllByRole('button', { expanded: false }).length).toBeGreaterThan(30);
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(50);
});

it('offers to remove a selected value that is no longer offered', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?style=gone' });
  render(wrap(<Listing facets={[list('style', 2)]} />));
  await userEvent.click(screen.getByRole('checkbox', { name: /gone/ }));
  expect(search()).toBe('');
});

it('accepts exact bounds of a range, also reversed', async () => {
  const price: Facet = { code: 'price', label: 'Price', type: 'range', values: [], min: 99, max: 5000 };
  const { wrap } = createTestApp();
  render(wrap(<Listing facets={[price]} />));
  await userEvent.type(screen.getByLabelText('From'), '900');
  await userEvent.type(screen.getByLabelText('To'), '300{Enter}');
  expect(search()).toBe('?price=300-900');
  expect(screen.getByRole('button', { name: /Price: \$300.00 to \$900.00/ })).toBeTruthy();
});

const price: Facet = { code: 'price', label: 'Price', type: 'range', values: [], min: 0, max: 5000 };

it.each([
  ['en_US', '1,500', '?price=-1500'],
  ['en_US', '$1500', '?price=-1500'],
  ['fr_CA', '1 500', '?price=-1500'],
  ['fr_CA', '1500,50', '?price=-1500.5'],
])('reads a bound in the language of the shopper (%s): %s', async (locale, typed, expected) => {
  const { wrap } = createTestApp({ path: '/catalog/sofas', config: { locale } });
  const { container } = render(wrap(<Listing facets={[price]} />));
  await userEvent.type(container.querySelector('[name=to]') as Element, `${typed}{Enter}`);
  expect(search()).toBe(expected);
});

it('leaves nothing of a range that was chosen by the slider and cleared', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas' });
  render(wrap(<Listing facets={[price]} />));
  const slider = () => screen.getAllByRole('slider')[0] as HTMLInputElement;
  fireEvent.change(slider(), { target: { value: '200' } });
  expect(search()).toBe('?price=200-');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(search()).toBe('');
  expect(slider().value).toBe('0');
  fireEvent.blur(slider());
  expect(search()).toBe('');
});

it('stops the thumbs of the slider at round numbers', () => {
  const { wrap } = createTestApp();
  render(wrap(<Listing facets={[{ ...price, min: 899, max: 2349 }]} />));
  const [from, to] = screen.getAllByRole('slider') as HTMLInputElement[];
  expect([from?.min, from?.step, to?.max]).toEqual(['880', '20', '2360']);
  expect([from?.value, to?.value]).toEqual(['880', '2360']);
});

it('applies a thumb at its release, and at once where a screen reader moves it', () => {
  const { wrap } = createTestApp();
  render(wrap(<Listing facets={[price]} />));
  const [from, to] = screen.getAllByRole('slider') as [HTMLElement, HTMLElement];
  fireEvent.pointerDown(to);
  fireEvent.change(to, { target: { value: '4000' } });
  expect(search()).toBe('');
  fireEvent.pointerUp(to);
  expect(search()).toBe('?price=-4000');
  fireEvent.change(from, { target: { value: '1000' } });
  expect(search()).toBe('?price=1000-4000');
});

it('suggests no bounds where the backend sends none', () => {
  const { wrap } = createTestApp();
  const { container } = render(wrap(<Listing facets={[{ ...price, min: null, max: null }]} />));
  for (const name of ['from', 'to']) {
    expect(container.querySelector<HTMLInputElement>(`[name=${name}]`)?.placeholder).toBe('');
  }
  expect(screen.queryByRole('slider')).toBeNull();
});

it('reports a bound that is not a number and leaves it in the field', async () => {
  const { wrap } = createTestApp({ path: '/catalog/sofas?price=-1200' });
  const { container } = render(wrap(<Listing facets={[price]} />));
  const field = container.querySelector<HTMLInputElement>('[name=to]');
  await userEvent.clear(field as Element);
  await userEvent.type(field as Element, 'cheap{Enter}');
  expect(search()).toBe('?price=-1200');
  expect(field?.value).toBe('cheap');
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

it('keeps bounds below zero', async () => {
  const { wrap } = createTestApp({ path: '/catalog/freezers?temperature=-18--5' });
  render(wrap(<Listing facets={[{ ...price, code: 'temperature', label: 'Temperature', min: -24 }]} />));
  expect(screen.getByText('Temperature: -18 to -5', { exact: false })).toBeTruthy();
});
