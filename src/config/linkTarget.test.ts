import { tenantConfig } from '@contract/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { linkTarget } from './linkTarget';

const config = z.parse(tenantConfig, {
  base_url: 'https://shop.example/',
  locale: 'en_US',
  locales: [{ code: 'en_US' }, { code: 'fr' }],
});

describe('the target of a link', () => {
  it.each([
    ['#delivery', { kind: 'jump', id: 'delivery' }],
    ['#', { kind: 'jump', id: '' }],
    ['', { kind: 'jump', id: '' }],
    ['?dir=desc', { kind: 'route', path: '?dir=desc' }],
    ['/catalog/sofas', { kind: 'route', path: '/catalog/sofas' }],
    ['catalog/sofas?page=2', { kind: 'route', path: '/catalog/sofas?page=2' }],
    ['https://shop.example/blog', { kind: 'route', path: '/blog' }],
    ['https://shop.example', { kind: 'route', path: '/' }],
    ['tel:+15552345678', { kind: 'tel', href: 'tel:+15552345678' }],
    ['/media/documents/care.pdf', { kind: 'load', href: '/media/documents/care.pdf' }],
    ['https://shop.example/guide.PDF?x=1', { kind: 'load', href: '/guide.PDF?x=1' }],
    ['https://other.example/', { kind: 'load', href: 'https://other.example/' }],
    ['https://shop.example.evil.test/', { kind: 'load', href: 'https://shop.example.evil.test/' }],
    ['//other.example/', { kind: 'load', href: '//other.example/' }],
    ['mailto:a@b.example', { kind: 'load', href: 'mailto:a@b.example' }],
  ])('%s', (href, target) => expect(linkTarget(href, config, '')).toEqual(target));

  it.each([
    ['/fr/blog', '/fr', { kind: 'route', path: '/blog' }],
    ['/fr', '/fr', { kind: 'route', path: '/' }],
    ['/fr?page=2', '/fr', { kind: 'route', path: '/?page=2' }],
    ['https://shop.example/fr/blog#top', '/fr', { kind: 'route', path: '/blog#top' }],
    ['/blog', '/fr', { kind: 'route', path: '/blog' }],
    ['/fr/blog', '', { kind: 'load', href: '/fr/blog' }],
    ['/en/blog', '/fr', { kind: 'load', href: '/en/blog' }],
    ['/friends', '/fr', { kind: 'route', path: '/friends' }],
  ])('%s on a page below "%s"', (href, basename, target) =>
    expect(linkTarget(href, config, basename)).toEqual(target),
  );
});
