import { describe, expect, it } from 'vitest';
import { linkTarget } from './linkTarget';

const BASE = 'https://shop.example/';

describe('the target of a link in content', () => {
  it.each([
    ['#delivery', { kind: 'jump', id: 'delivery' }],
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
  ])('%s', (href, target) => expect(linkTarget(href, BASE)).toEqual(target));
});
