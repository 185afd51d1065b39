import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

// The first import compiles the outlines, which takes long on a busy machine.
beforeAll(async () => void (await import('@/features/content/RegionMap')));

/** Reports every observed element at once, as near the viewport or far from it. */
const placeElements = (isIntersecting: boolean) =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.report([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
beforeEach(() => placeElements(true));

const render = (attributes: string) =>
  renderContentHtml(`<avb-map-enhance ${attributes}><p>1120 NW</p></avb-map-enhance>`);
const pearl = 'data-latitude="45.5" data-longitude="-122.6" data-label="Pearl District"';

/** Horizontal extent of the drawn land, in units of the map. */
async function landOf(attributes: string) {
  const { unmount } = render(attributes);
  const map = await screen.findByRole('img', { name: 'Map of Pearl District' });
  const shape = map.querySelector('path')?.getAttribute('d') ?? '';
  unmount();
  return shape;
}

it('keeps its content, draws the place and links to the map at its zoom', async () => {
  render(`${pearl} data-zoom="15"`);
  const link = await screen.findByRole('link', { name: /Pearl District/ });
  expect(link.getAttribute('href')).toBe(
    'https://www.openstreetmap.org/?mlat=45.5&mlon=-122.6#map=15/45.5/-122.6',
  );
  expect(screen.getByText('1120 NW')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Map of Pearl District' })).toBeTruthy();
});

it('loads no outlines while it is far from the viewport', async () => {
  placeElements(false);
  render(pearl);
  expect(await screen.findByText('1120 NW')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws more of the world at a lower zoom', async () => {
  const [far, near] = [await landOf(`${pearl} data-zoom="2"`), await landOf(`${pearl} data-zoom="6"`)];
  expect(near).not.toBe('');
  expect(far.length).toBeGreaterThan(near.length);
});

it.each([
  'data-label="Shop"',
  'data-label="Shop" data-latitude="north" data-longitude="-122"',
  'data-latitude="91" data-longitude="0"',
])('has neither map nor link without a place: %s', async (attributes) => {
  const { container } = render(attributes);
  expect(await screen.findByText('1120 NW')).toBeTruthy();
  expect([container.querySelector('a'), container.querySelector('svg[role=img]')]).toEqual([null, null]);
  expect(container.innerHTML).not.toContain('undefined');
});
