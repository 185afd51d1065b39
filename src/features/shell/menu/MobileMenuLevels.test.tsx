import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it, vi } from 'vitest';
import type { MenuCategory } from './buildMenuTree';
import { MobileMenuLevels } from './MobileMenuLevels';

const category = (name: string, children: MenuCategory[] = [], iconUrl = ''): MenuCategory => ({
  id: name,
  name,
  path: `/catalog/${name.toLowerCase()}`,
  iconUrl,
  imageUrl: '',
  urlKey: name.toLowerCase(),
  children,
});

describe('MobileMenuLevels', () => {
  it('moves down a level and back with the focus, and closes when a link is followed', () => {
    const onClose = vi.fn();
    const categories = [category('Living', [category('Sofas')]), category('Rugs')];
    render(createTestApp().wrap(<MobileMenuLevels categories={categories} links={[]} onClose={onClose} />));
    fireEvent.click(screen.getByRole('button', { name: 'Living' }));
    expect(screen.queryByRole('link', { name: 'Rugs' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('link', { name: 'Rugs' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Living' }));
    fireEvent.click(screen.getByRole('link', { name: 'Sofas' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the icons of categories and the tenant’s items with what is below them', () => {
    const help = { id: '1', label: 'Help', iconUrl: '', href: '/help', target: '', children: [] };
    const links = [
      { ...help, children: [{ ...help, id: '2', label: 'Returns', href: '/returns' }] },
      // A dealer's backend may give several items the same id.
      { ...help, label: 'Prices', href: '/prices' },
    ];
    const categories = [
      category('Living', [category('Sofas')], '/media/living.svg'),
      category('Rugs', [], '/r.svg'),
    ];
    const onClose = vi.fn();
    const { container } = render(
      createTestApp().wrap(<MobileMenuLevels categories={categories} links={links} onClose={onClose} />),
    );
    const icons = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(icons).toEqual(['/media/living.svg', '/r.svg']);
    fireEvent.click(screen.getByRole('button', { name: 'Help submenu' }));
    fireEvent.click(screen.getByRole('link', { name: 'Returns' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
