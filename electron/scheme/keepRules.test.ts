import { expect, it } from 'vitest';
import { isFit, keepRule } from './keepRules';

const ruleOf = (path: string) => keepRule(new URL(path, 'shop://storefront'));

it.each([
  '/api/rest/config',
  '/api/rest/categories/sofas?embed=products&page=2',
  '/api/rest/products/12?embed=images',
  '/api/rest/blocks/footer',
  '/_next/image?url=%2Fmedia%2Fa.webp&w=384',
  '/media/products/a.webp',
  '/media/clips/a.vtt',
  '/kiosk-service/now-playing',
])('%s may stay on the disk', (path) => {
  expect(ruleOf(path)).not.toBeNull();
});

it.each([
  '/api/rest/cart',
  '/api/rest/customers/self/session',
  '/api/rest/orders',
  '/api/rest/customer/wishlist/items',
  '/api/rest/chat/message/12',
  '/api/rest/search/grey%20sofa',
  '/api/rest/personal/products?location=home',
  '/api/rest/locations?zip=97209',
  '/api/rest/locations?lat=45&long=-122',
  '/api/rest/products/12/inventory?storelocationid=3',
  '/api/rest/products/12/shipping/97209',
  '/api/rest/configuration',
  '/media/clips/a.mp4',
])('%s tells of a shopper or is too large, and is never kept', (path) => {
  expect(ruleOf(path)).toBeNull();
});

it('believes neither an error page nor an answer made for one shopper', () => {
  const rule = ruleOf('/api/rest/config');
  const answer = (status: number, headers: Record<string, string>) => new Response('{}', { status, headers });
  if (!rule) throw new Error('config is public');
  expect(isFit(rule, answer(200, { 'content-type': 'application/json' }))).toBe(true);
  expect(isFit(rule, answer(200, { 'content-type': 'text/html' }))).toBe(false);
  expect(isFit(rule, answer(500, { 'content-type': 'application/json' }))).toBe(false);
  const personal = { 'content-type': 'application/json', 'cache-control': 'private, max-age=0' };
  expect(isFit(rule, answer(200, personal))).toBe(false);
});
