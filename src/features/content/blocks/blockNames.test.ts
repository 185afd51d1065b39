import { describe, expect, it } from 'vitest';
import { isPriorityBlock, layoutBlocks, pageBlocks, priorityFirst } from './blockNames';

describe('priority blocks', () => {
  it.each([
    ['header-after-global-promotions', true],
    ['footer', true],
    ['dev-script-validation', true],
    ['seo-home-sd', true],
    ['seo-sd', false],
    ['seo-home', false],
    ['header-before', false],
    ['site-styles-inline', false],
  ])('%s: %s', (identifier, isFirst) => expect(isPriorityBlock(identifier)).toBe(isFirst));

  it('are requested first; the others keep their order', () => {
    expect(priorityFirst(['a', 'footer', 'b', 'seo-x-sd'])).toEqual(['footer', 'seo-x-sd', 'a', 'b']);
    expect(layoutBlocks.slice(0, 3).every(isPriorityBlock)).toBe(true);
    expect(layoutBlocks).toContain('gtm-body-before');
  });
});

describe('blocks of one page', () => {
  it.each([
    ['/', ['seo-home-sd']],
    ['/catalog', ['seo-default-category-sd', 'catalog-seo-before-default-category']],
    ['/catalog/sofas', ['seo-sofas-sd', 'catalog-seo-before-sofas']],
    ['/catalog/special/promotion/p1', []],
    ['/catalog/sofas/special/promotion/p1', []],
    ['/ideas/special/promotion/p1', []],
    ['/product/hudson-sofa', []],
    ['/checkout/cart', []],
    ['/blog/tables', ['seo-blog-tables-sd']],
    ['/about-us', ['seo-about-us-sd', 'cms-page-head']],
    ['/help/delivery', ['seo-help-delivery-sd', 'cms-page-head']],
    ['/%E0%A4%A', ['seo-%E0%A4%A-sd', 'cms-page-head']],
  ])('%s', (path, blocks) => expect(pageBlocks(path)).toEqual(blocks));
});
