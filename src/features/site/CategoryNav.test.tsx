import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CategoryNav } from './CategoryNav';
import type { MenuCategory } from './categoryTree';

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

function showNav() {
  const { wrap } = makeApp({ config: { display_features: { header: { menu_delay: 40 } } } });
  render(wrap(<CategoryNav categories={categories} picture={(key) => <p>Picture of {key}</p>} />));
}

describe('CategoryNav', () => {
  beforeEach(showNav);

  it('opens by arrow down with focus inside, closes by Escape with focus back', async () => {
    fireEvent.keyDown(link('Living'), { key: 'ArrowDown' });
    const all = await screen.findByRole('link', { name: 'Shop all Living' });
    await waitFor(() => expect(document.activeElement).toBe(all));
    expect(screen.getByText('Picture of living')).toBeTruthy();
    fireEvent.keyDown(all, { key: 'Escape' });
    expect(sofas()).toBeNull();
    expect(document.activeElement).toBe(link('Living'));
  });

  it('opens at a first touch and follows the link at a second', async () => {
    const touch = () => {
      fireEvent.pointerDown(link('Living'), { pointerType: 'touch' });
      return fireEvent.click(link('Living'));
    };
    expect(touch()).toBe(false);
    await screen.findByRole('link', { name: 'Sofas' });
    touch();
    await waitFor(() => expect(sofas()).toBeNull());
    expect(link('Living').getAttribute('aria-current')).toBe('page');
  });

  it('opens under a resting mouse after the delay, and not when it only passes', async () => {
    const item = link('Living').closest('li') as HTMLElement;
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    fireEvent.pointerEnter(link('Rugs').closest('li') as HTMLElement, { pointerType: 'mouse' });
    expect(sofas()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(sofas()).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sofas' })).toBeTruthy();
  });

  it('has no menu where there is nothing below', () => {
    expect(link('Rugs').hasAttribute('aria-expanded')).toBe(false);
    expect(link('Living').getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a row without room for all', () => {
  type Entry = { target: Element; intersectionRatio: number };

  /** What a browser says of a row that has room for two. */
  class NarrowRow {
    #tell: (entries: Entry[]) => void;
    constructor(tell: (entries: Entry[]) => void) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const isThird = target.previousElementSibling?.previousElementSibling;
      this.#tell([{ target, intersectionRatio: isThird ? 0 : 1 }]);
    }
    disconnect() {}
  }

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', NarrowRow);
    showNav();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the first and a menu with the rest, open by keys and closed by Escape', async () => {
    const more = screen.getByRole('button', { name: 'More' });
    expect(link('Rugs').closest('[data-left-out]')).not.toBeNull();
    expect(link('Living').closest('[data-left-out]')).toBeNull();

    fireEvent.keyDown(more, { key: 'ArrowDown' });
    const all = await screen.findByRole('link', { name: 'Shop all products' });
    await waitFor(() => expect(document.activeElement).toBe(all));
    const [, inMenu] = screen.getAllByRole('link', { name: 'Rugs' });
    expect(inMenu?.getAttribute('href')).toBe('/catalog/rugs');
    fireEvent.keyDown(all, { key: 'Escape' });
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });
});
