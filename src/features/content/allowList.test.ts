import { describe, expect, it } from 'vitest';
import { isSafeUrl, safeAttributes } from './allowList';

describe('URLs in dealers’ HTML', () => {
  it.each([
    '/catalog/sofas',
    'https://shop.example/a.jpg',
    '#top',
    'tel:5552345678',
    'mailto:a@b.example',
    'catalog?q=a:b',
  ])('%s is safe', (url) => expect(isSafeUrl(url)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ])('%j is unsafe', (url) => expect(isSafeUrl(url)).toBe(false));
});

describe('attributes in dealers’ HTML', () => {
  it('event handlers, form attributes and unknown attributes are removed', () => {
    const unsafe = {
      onclick: 'x()',
      onError: 'x()',
      formaction: '/x',
      srcdoc: '<p>',
      class: 'a',
      'data-x': '1',
      'aria-label': 'b',
    };
    expect(safeAttributes(unsafe)).toEqual({ class: 'a', 'data-x': '1', 'aria-label': 'b' });
  });

  it('an executable URL is removed from its element', () => {
    expect(safeAttributes({ href: 'javascript:x', title: 't' })).toEqual({ title: 't' });
    expect(safeAttributes({ srcset: '/a.jpg 1x, javascript:x 2x' })).toEqual({});
  });
});
