import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import type { MenuLink } from '@/features/site/menu/menuLinks';
import { HeaderLinks } from './HeaderLinks';

const link = (label: string, href: string, children: MenuLink[] = [], target = ''): MenuLink => ({
  id: label,
  label,
  iconUrl: '',
  href,
  target,
  children,
});

const links = [
  link('Care', '/media/care.pdf'),
  link('Press', 'https://press.example/', [], '_blank'),
  link('Help', '/help', [
    link('Delivery', '/delivery', [link('Times', '/times')]),
    link('Returns', '/returns'),
  ]),
];

const show = () => render(createTestApp().wrap(<HeaderLinks links={links} label="More" />));
const toggle = () => screen.getByRole('button', { name: 'Help submenu' });
const delivery = () => screen.queryByRole('link', { name: 'Delivery' });

describe('the tenant’s menu items', () => {
  it('open their submenu by button and close it by Escape with focus back', async () => {
    show();
    expect(delivery()).toBeNull();
    await userEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(delivery());
    await userEvent.click(screen.getByRole('button', { name: 'Delivery submenu' }));
    expect(screen.getByRole('link', { name: 'Times' }).getAttribute('href')).toBe('/times');
    await userEvent.click(screen.getByRole('link', { name: 'Returns' }));
    expect(delivery()).toBeNull();
    await userEvent.click(toggle());
    await userEvent.keyboard('{Escape}');
    expect(delivery()).toBeNull();
    expect(document.activeElement).toBe(toggle());
  });

  it('open their submenu under the mouse and close it when focus leaves', () => {
    show();
    const item = toggle().closest('li') as HTMLElement;
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    expect(delivery()).not.toBeNull();
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    expect(delivery()).toBeNull();
  });

  it('load media in full and open a new tab without opener', () => {
    show();
    expect(screen.getByRole('link', { name: 'Care' }).getAttribute('href')).toBe('/media/care.pdf');
    expect(screen.getByRole('link', { name: 'Press' }).getAttribute('rel')).toBe('noopener noreferrer');
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Care' }));
    expect(isLeftToBrowser).toBe(true);
  });
});
