import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { makeLocation } from '@tests/makeLocation';
import { expect, it } from 'vitest';
import { LocationMap } from './LocationMap';
import { selectSelectedLocation } from './locationsSlice';

const stores = [
  makeLocation('portland', [-122.6839, 45.5295]),
  makeLocation('beaverton', [-122.8044, 45.4869]),
  makeLocation('seattle', [-122.3829, 47.6677]),
];

function open() {
  const app = createTestApp();
  const { container } = render(app.wrap(<LocationMap stores={stores} />));
  return { ...app, container };
}

it('draws land and state borders, without a request', async () => {
  const { container } = open();
  await screen.findByRole('button', { name: '3. Shop seattle: make it my store' });
  const lengths = [...container.querySelectorAll('svg[viewBox] path')].map(
    (path) => path.getAttribute('d')?.length ?? 0,
  );
  expect(Math.min(...lengths.slice(0, 2))).toBeGreaterThan(500);
});

it('opens a cluster by keyboard, selects a pin, and shows the whole map again', async () => {
  const { store } = open();
  const cluster = await screen.findByRole('button', {
    name: '2 stores, zoom in: Shop portland, Shop beaverton',
  });
  cluster.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: /Shop seattle/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2. Shop beaverton: make it my store' }));
  expect(selectSelectedLocation(store.getState())?.store_id).toBe('beaverton');
  expect(screen.getByRole('button', { name: /Shop beaverton/ }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(screen.getByRole('button', { name: /Shop seattle/ })).toBeTruthy();
});

it('pans and zooms by buttons', async () => {
  const { container } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
  const drawn = () => container.querySelector('svg[viewBox] g')?.getAttribute('transform');
  const before = drawn();
  expect(before).toContain('scale(2)');
  for (const name of ['Move left', 'Move up']) await userEvent.click(screen.getByRole('button', { name }));
  expect(drawn()).not.toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(drawn()).toContain('scale(1)');
});

it('does not select a pin on which a drag of the map starts and ends', async () => {
  const { store } = open();
  const pin = await screen.findByRole('button', { name: /Shop seattle/ });
  const frame = pin.closest('ul')?.parentElement?.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 600, 480);
  const press = (path: [number, number][]) => {
    const [[startX, startY] = [0, 0]] = path;
    const at = (type: string, clientX: number, clientY: number) =>
      fireEvent(pin, new MouseEvent(type, { bubbles: true, clientX, clientY, detail: 1 }));
    at('pointerdown', startX, startY);
    for (const [x, y] of path) at('pointermove', x, y);
    const [endX, endY] = path.at(-1) ?? [startX, startY];
    at('pointerup', endX, endY);
    at('click', endX, endY);
  };
  press([
    [100, 100],
    [120, 110],
    [140, 120],
  ]);
  expect(selectSelectedLocation(store.getState())).toBeNull();
  press([
    [140, 120],
    [142, 120],
  ]);
  expect(selectSelectedLocation(store.getState())?.store_id).toBe('seattle');
});
