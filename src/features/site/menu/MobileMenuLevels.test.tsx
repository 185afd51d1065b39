import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it, vi } from 'vitest';
import type { MenuCategory } from './buildMenuTree';
import { MobileMenuLevels } from './MobileMenuLevels';

const category = (name: string, children: MenuCategory[] = []): MenuCategory => ({
  id: name,
  name,
  path: `/catalog/${name.toLowerCase()}`,
  iconUrl: '',
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
});
