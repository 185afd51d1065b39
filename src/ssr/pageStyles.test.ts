import { describe, expect, it } from 'vitest';
import { type StyleRule, usedStyles } from './document';

const rule = (css: string, classes: string[][], groups: string[] = []): StyleRule => ({
  css,
  classes,
  groups,
});
const html = '<div class="_tile_1 wide"><b class="_name_2">Sofa</b></div>';

describe('the rules that a page uses', () => {
  it('have all classes of one selector in the page, in the order of the stylesheets', () => {
    const rules = [
      rule('body{margin:0}', [[]]),
      rule('._tile_1 ._name_2{color:red}', [['_tile_1', '_name_2']]),
      rule('._tile_1 ._price_3{color:blue}', [['_tile_1', '_price_3']]),
      rule('._price_3,.wide{width:100%}', [['_price_3'], ['wide']]),
    ];
    expect(usedStyles(rules, html)).toBe(
      'body{margin:0}._tile_1 ._name_2{color:red}._price_3,.wide{width:100%}',
    );
  });

  it('keep the media and container queries around them', () => {
    const groups = ['@media print', '@container (width>400px)'];
    expect(usedStyles([rule('.wide{color:red}', [['wide']], groups)], html)).toBe(
      '@media print{@container (width>400px){.wide{color:red}}}',
    );
  });

  it('bring the animations that they name, and no other', () => {
    const animation = (name: string): StyleRule => ({ name, groups: [], css: `@keyframes ${name}{}` });
    const rules = [
      animation('_fade_9'),
      animation('_spin_9'),
      rule('.wide{animation:_fade_9 1s}', [['wide']]),
    ];
    expect(usedStyles(rules, html)).toBe('@keyframes _fade_9{}.wide{animation:_fade_9 1s}');
  });
});
