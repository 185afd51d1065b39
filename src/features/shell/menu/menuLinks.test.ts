import { menuItem } from '@contract/content';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type MenuLink, menuLinks } from './menuLinks';

const parse = (items: object[]) => items.map((item) => z.parse(menuItem, item));
const items = parse([
  { node_id: 1, label: 'Blog', request_url: 'blog' },
  { node_id: 3, label: 'Nowhere' },
  { node_id: 4, label: 'Help', request_url: '/help', href_override: '/contact' },
  { node_id: 5, parent_node_id: 4, label: 'Delivery', request_url: '/delivery' },
  { node_id: 8, parent_node_id: 5, label: 'Times', request_url: '/times' },
  { node_id: 6, label: 'Hidden', request_url: '/hidden', top_menu_visibility: '0' },
  { node_id: 9, parent_node_id: 6, label: 'Below hidden', request_url: '/below' },
  { node_id: 13, parent_node_id: 4, label: 'Unseen', top_menu_visibility: '0' },
  { node_id: 14, parent_node_id: 13, label: 'Seen', request_url: '/seen' },
  { node_id: 7, label: 'Careers', request_url: '/careers', placement: 'footer' },
  { node_id: 10, parent_node_id: 7, label: 'Jobs', request_url: '/jobs' },
  { node_id: 11, parent_node_id: 7, label: 'Apply', request_url: '/apply', placement: 'header' },
  { node_id: 12, parent_node_id: 99, label: 'Orphan', request_url: '/orphan' },
]);

const outline = (links: MenuLink[]): string =>
  links.map(({ label, children }) => label + (children.length > 0 ? `(${outline(children)})` : '')).join(' ');

describe('menuLinks', () => {
  it('returns the visible items of a placement as a tree, each below its nearest visible ancestor', () => {
    expect(outline(menuLinks(items, 'header'))).toBe(
      'Blog Nowhere Help(Delivery(Times) Seen) Below hidden Apply Orphan',
    );
    expect(outline(menuLinks(items, 'footer'))).toBe('Careers(Jobs)');
  });

  it('takes the overriding URL, and links an item without a URL to the fallback page', () => {
    const [, nowhere, help] = menuLinks(items, 'header');
    expect([nowhere?.href, help?.href]).toEqual(['/url-error-menu-item', '/contact']);
  });

  it('ends a cyclic menu', () => {
    const cycle = parse([
      { node_id: 1, label: 'Top' },
      { node_id: 2, parent_node_id: 1, label: 'A' },
      { node_id: 3, parent_node_id: 3, label: 'Self' },
    ]);
    expect(outline(menuLinks(cycle, 'header'))).toBe('Top(A) Self');
  });
});
