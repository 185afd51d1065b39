import { menuItem } from '@contract/content';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { menuLinks } from './menuLinks';

const items = [
  { node_id: 1, label: 'Blog', request_url: 'blog' },
  { node_id: 2, label: 'Press', request_url: 'https://press.example/', target: '_blank' },
  { node_id: 3, label: 'Nowhere' },
  { node_id: 4, label: 'Help', request_url: '/help', href_override: '/contact' },
  { node_id: 5, parent_node_id: 4, label: 'Delivery', request_url: '/delivery' },
  { node_id: 6, label: 'Hidden', request_url: '/hidden', top_menu_visibility: '0' },
  { node_id: 7, label: 'Careers', request_url: '/careers', placement: 'footer' },
].map((item) => z.parse(menuItem, item));

describe('menuLinks', () => {
  const links = menuLinks(items, 'header');

  it('returns the visible items of a placement with their children', () => {
    expect(links.map(({ label }) => label)).toEqual(['Blog', 'Press', 'Nowhere', 'Help']);
    expect(links[3]?.children.map(({ href }) => href)).toEqual(['/delivery']);
    expect(menuLinks(items, 'footer').map(({ label }) => label)).toEqual(['Careers']);
  });

  it('normalises paths of the storefront and marks http URLs as external', () => {
    expect(links[0]).toMatchObject({ href: '/blog', isExternal: false });
    expect(links[1]).toMatchObject({ href: 'https://press.example/', isExternal: true, target: '_blank' });
    expect(links[3]?.href).toBe('/contact');
  });

  it('links an item without a URL to the fallback page', () => {
    expect(links[2]?.href).toBe('/url-error-menu-item');
  });
});
