import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuLink } from '@/features/shell/menu/menuLinks';
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
  // A dealer's backend may give several items the same id.
  { ...link('Prices', '/prices'), id: 'Press' },
  link('Help', '/help', [
    link('Delivery', '/delivery', [link('Times', '/times')]),
    link('Returns', '/returns'),
    { ...link('Refunds', '/refunds'), id: 'Returns' },
  ]),
];

const show = (config = {}) =>
  render(createTestApp({ config }).wrap(<HeaderLinks links={links} label="More" />));
const toggle = () => screen.getByRole('button', { name: 'Help submenu' });
const delivery = () => screen.queryByRole('link', { name: 'Delivery' });

afterEach(() => vi.useRealTimers());

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

  it.each([
    [225, {}],
    [400, { display_features: { header: { menu_delay: 400 } } }],
  ])('open their submenu under the mouse after %i ms and close it when the mouse leaves', (delay, config) => {
    vi.useFakeTimers();
    show(config);
    const item = toggle().closest('li') as HTMLElement;
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    wait(delay - 1);
    expect(delivery()).toBeNull();
    wait(1);
    expect(delivery()).not.toBeNull();
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    expect(delivery()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    wait(delay - 1);
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    wait(delay);
    expect(delivery()).toBeNull();
  });

  it('open their submenu at once by a click, which the delay does not undo', () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(toggle().closest('li') as HTMLElement, { pointerType: 'mouse' });
    fireEvent.pointerDown(toggle(), { pointerType: 'mouse' });
    fireEvent.click(toggle());
    expect(delivery()).not.toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    expect(delivery()).not.toBeNull();
  });

  it('load media in full and open a new tab without opener', () => {
    show();
    expect(screen.getByRole('link', { name: 'Care' }).getAttribute('href')).toBe('/media/care.pdf');
    expect(screen.getByRole('link', { name: 'Press' }).getAttribute('rel')).toBe('noopener noreferrer');
    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'Care' }));
    expect(isLeftToBrowser).toBe(true);
  });
});
