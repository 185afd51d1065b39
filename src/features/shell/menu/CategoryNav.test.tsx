import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuCategory } from './buildMenuTree';
import { CategoryNav } from './CategoryNav';
import { fittingCount } from './useVisibleItemCount';

const category = (name: string, children: MenuCategory[] = []): MenuCategory => ({
  id: name,
  name,
  path: `/catalog/${name.toLowerCase()}`,
  iconUrl: '',
  imageUrl: `/${name.toLowerCase()}.webp`,
  urlKey: name.toLowerCase(),
  children,
});
const categories = [
  category('Living', [category('Sofas'), category('Chairs')]),
  category('Rugs', [category('Jute')]),
  category('Outdoor'),
];

const link = (name: string) => screen.getByRole('link', { name });
const pictureIn = (element: HTMLElement) => decodeURIComponent(element.querySelector('img')?.src ?? '');
const sofas = () => screen.queryByRole('link', { name: 'Sofas' });

function renderNav() {
  const { wrap } = createTestApp({ config: { display_features: { header: { menu_delay: 40 } } } });
  render(
    wrap(
      <CategoryNav
        categories={categories}
        renderPicture={(key, own) => (key === 'rugs' ? own : <p>Picture of {key}</p>)}
      />,
    ),
  );
}

describe('CategoryNav', () => {
  beforeEach(renderNav);

  it('opens by arrow down with focus inside, closes by Escape with focus back', async () => {
    fireEvent.keyDown(link('Living'), { key: 'ArrowDown' });
    const firstLink = await screen.findByRole('link', { name: 'Shop all Living' });
    await waitFor(() => expect(document.activeElement).toBe(firstLink));
    expect(screen.getByText('Picture of living')).toBeTruthy();
    fireEvent.keyDown(firstLink, { key: 'Escape' });
    expect(sofas()).toBeNull();
    expect(document.activeElement).toBe(link('Living'));
  });

  it('opens on the first tap and follows the link on the second', async () => {
    const tap = () => {
      fireEvent.pointerDown(link('Living'), { pointerType: 'touch' });
      return fireEvent.click(link('Living'));
    };
    expect(tap()).toBe(false);
    await screen.findByRole('link', { name: 'Sofas' });
    tap();
    await waitFor(() => expect(sofas()).toBeNull());
    expect(link('Living').getAttribute('aria-current')).toBe('page');
  });

  it('opens on hover after the delay, and not when the mouse only passes', async () => {
    const item = link('Living').closest('li') as HTMLElement;
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    fireEvent.pointerEnter(link('Rugs').closest('li') as HTMLElement, { pointerType: 'mouse' });
    expect(sofas()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(sofas()).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sofas' })).toBeTruthy();
  });

  it('shows a picture of each subcategory, and of the category where the dealer has no block for it', async () => {
    fireEvent.keyDown(link('Rugs'), { key: 'ArrowDown' });
    const jute = await screen.findByRole('link', { name: 'Jute' });
    expect(pictureIn(jute)).toMatch(/jute\.webp/);
    const own = document.querySelector('a[href="/catalog/rugs"][aria-hidden="true"]') as HTMLElement;
    expect(pictureIn(own)).toMatch(/rugs\.webp/);
    expect(own.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('has no menu for a category without children', () => {
    expect(link('Outdoor').hasAttribute('aria-expanded')).toBe(false);
    expect(link('Living').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a row that overflows', () => {
  const ITEM = 80;
  const GAP = 10;
  let rowWidth = 0;
  const measures = new Set<() => void>();

  /** A browser whose row has a width, and whose items and More button are 80 px wide with 10 px between them. */
  class Layout {
    constructor(private readonly measure: () => void) {}
    observe() {
      measures.add(this.measure);
      this.measure();
    }
    disconnect() {
      measures.delete(this.measure);
    }
  }

  const resizeTo = (width: number) =>
    act(() => {
      rowWidth = width;
      for (const measure of [...measures]) measure();
    });
  const visible = () => categories.filter(({ name }) => !link(name).closest('[data-overflowing]')).length;
  const more = () => screen.queryByRole('button', { name: 'More' });

  beforeEach(() => {
    rowWidth = 2 * ITEM + GAP;
    vi.stubGlobal('ResizeObserver', Layout);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, this.tagName === 'UL' ? rowWidth : ITEM, 44);
    });
    const styleOf = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
      Object.assign(styleOf(element, pseudo), { columnGap: `${GAP}px` }),
    );
    renderNav();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    measures.clear();
  });

  it('shows the items that fit and a menu with the rest, opened by keyboard and closed by Escape', async () => {
    const button = more() as HTMLElement;
    expect(link('Rugs').closest('[data-overflowing]')).not.toBeNull();
    expect(link('Living').closest('[data-overflowing]')).toBeNull();

    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const firstLink = await screen.findByRole('link', { name: 'Shop all products' });
    await waitFor(() => expect(document.activeElement).toBe(firstLink));
    const [, inMenu] = screen.getAllByRole('link', { name: 'Rugs' });
    expect(inMenu?.getAttribute('href')).toBe('/catalog/rugs');
    fireEvent.keyDown(firstLink, { key: 'Escape' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows as many items as fit after every change of the width, and keeps them while it is not displayed', () => {
    const counts = [260, 259, 100, 0, 170, 5000, 80].map((width) => {
      resizeTo(width);
      return [width, visible(), more() !== null];
    });
    expect(counts).toEqual([
      [260, 3, false],
      [259, 1, true],
      [100, 0, true],
      [0, 0, true],
      [170, 1, true],
      [5000, 3, false],
      [80, 0, true],
    ]);
  });
});

describe('the number of items that fit', () => {
  it.each([
    [Number.POSITIVE_INFINITY, 340, [100, 100, 120]],
    [1, 339, [100, 100, 120]],
    [2, 340, [100, 100, 120, 40]],
    [0, 99, [100, 100]],
    [Number.POSITIVE_INFINITY, 0, []],
  ])('is %s in a row of %s px for %j', (count, rowWidth, widths) => {
    expect(fittingCount(rowWidth, widths, 120, 10)).toBe(count);
  });

  it('fits a row that is as wide as its items, although the layout rounds every gap down', () => {
    const [width, gap] = [80.140625, 17.28];
    const gapInLayout = Math.floor(gap * 64) / 64;
    expect(fittingCount(9 * width + 8 * gapInLayout, Array(9).fill(width), 0, gap)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});
