import { expect, it } from 'vitest';
import { cacheRuleFor, isExpected, isPublic } from './cacheRules';

const ruleOf = (path: string) => cacheRuleFor(new URL(path, 'shop://storefront'));

it.each([
  '/api/rest/config',
  '/api/rest/categories/sofas?embed=products&page=2',
  '/api/rest/products/12?embed=images',
  '/api/rest/blocks/footer',
  '/_next/image?url=%2Fmedia%2Fa.webp&w=384',
  '/media/products/a.webp',
  '/media/clips/a.vtt',
  '/kiosk-service/now-playing',
])('%s may be cached', (path) => {
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
  '/api/rest/products/12/pickup?lat=45&long=-122',
  '/api/rest/products/12?zip=97209',
  '/api/rest/delivery/97209',
  '/api/rest/blog/3/talk',
  '/api/rest/configuration',
  '/media/clips/a.mp4',
])('%s reveals a shopper or is too large, and is never cached', (path) => {
  expect(ruleOf(path)).toBeNull();
});

it('rejects error pages and private responses', () => {
  const rule = ruleOf('/api/rest/config');
  const response = (status: number, headers: Record<string, string>) =>
    new Response('{}', { status, headers });
  if (!rule) throw new Error('config is public');
  expect(isExpected(rule, response(200, { 'content-type': 'application/json' }))).toBe(true);
  expect(isExpected(rule, response(200, { 'content-type': 'text/html' }))).toBe(false);
  expect(isExpected(rule, response(500, { 'content-type': 'application/json' }))).toBe(false);
  const personal = { 'content-type': 'application/json', 'cache-control': 'private, max-age=0' };
  expect([isPublic(response(200, personal)), isPublic(response(200, {}))]).toEqual([false, true]);
});
