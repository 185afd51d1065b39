import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { beforeEach, describe, expect, it } from 'vitest';
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
const categories = [category('Living', [category('Sofas'), category('Chairs')]), category('Rugs')];

const link = (name: string) => screen.getByRole('link', { name });
const sofas = () => screen.queryByRole('link', { name: 'Sofas' });

beforeEach(() => {
  const { wrap } = makeApp({ config: { display_features: { header: { menu_delay: 40 } } } });
  render(wrap(<CategoryNav categories={categories} picture={(key) => <p>Picture of {key}</p>} />));
});

describe('CategoryNav', () => {
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
