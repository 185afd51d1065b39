import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuCategory } from './buildMenuTree';
import { CategoryNav } from './CategoryNav';

const category = (name: string, children: MenuCategory[] = []): MenuCategory => ({
  id: name,
  name,
  path: `/catalog/${name.toLowerCase()}`,
  iconUrl: '',
  imageUrl: '',
  urlKey: name.toLowerCase(),
  children,
});
const categories = [
  category('Living', [category('Sofas'), category('Chairs')]),
  category('Rugs'),
  category('Outdoor'),
];

const link = (name: string) => screen.getByRole('link', { name });
const sofas = () => screen.queryByRole('link', { name: 'Sofas' });

function renderNav() {
  const { wrap } = createTestApp({ config: { display_features: { header: { menu_delay: 40 } } } });
  render(wrap(<CategoryNav categories={categories} renderPicture={(key) => <p>Picture of {key}</p>} />));
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

  it('has no menu for a category without children', () => {
    expect(link('Rugs').hasAttribute('aria-expanded')).toBe(false);
    expect(link('Living').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a row that overflows', () => {
  type Entry = { target: Element; intersectionRatio: number };

  /** Reports the first two items as visible, like a browser whose row has space for two. */
  class NarrowRow {
    #notify: (entries: Entry[]) => void;
    constructor(notify: (entries: Entry[]) => void) {
      this.#notify = notify;
    }
    observe(target: Element) {
      const isThird = target.previousElementSibling?.previousElementSibling;
      this.#notify([{ target, intersectionRatio: isThird ? 0 : 1 }]);
    }
    disconnect() {}
  }

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NarrowRow);
    renderNav();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the items that fit and a menu with the rest, opened by keyboard and closed by Escape', async () => {
    const more = screen.getByRole('button', { name: 'More' });
    expect(link('Rugs').closest('[data-overflowing]')).not.toBeNull();
    expect(link('Living').closest('[data-overflowing]')).toBeNull();

    fireEvent.keyDown(more, { key: 'ArrowDown' });
    const firstLink = await screen.findByRole('link', { name: 'Shop all products' });
    await waitFor(() => expect(document.activeElement).toBe(firstLink));
    const [, inMenu] = screen.getAllByRole('link', { name: 'Rugs' });
    expect(inMenu?.getAttribute('href')).toBe('/catalog/rugs');
    fireEvent.keyDown(firstLink, { key: 'Escape' });
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });
});
