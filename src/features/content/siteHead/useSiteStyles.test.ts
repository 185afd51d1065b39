import { describe, expect, it } from 'vitest';
import { siteStyles } from './useSiteStyles';

describe('the styles of a site', () => {
  it('are the variables of the configuration, then the block', () => {
    expect(siteStyles({ 'avb-strip-background': '#112233' }, 'p { border-color: red }')).toEqual({
      css: ':root { --avb-strip-background: #112233; }\np { border-color: red }',
      isLightOnly: false,
      warnings: [],
      headerType: '',
      headerLayout: '',
    });
  });

  it.each([
    ['<style>p { margin: 0 }</style>', 'p { margin: 0 }'],
    ['<!-- House style -->\n<STYLE type="text/css">p { margin: 0 }</style>\n', 'p { margin: 0 }'],
    ['<style>p { margin: 0 }</style><style>b { top: 0 }', 'p { margin: 0 }\nb { top: 0 }'],
    ['<style media="print">p { margin: 0 }</style>', '@media print {p { margin: 0 }}'],
  ])('are those of the style elements of a block of HTML: %s', (block, css) =>
    expect(siteStyles({}, block)).toMatchObject({ css, warnings: [] }),
  );

  it('end with the style element', () =>
    expect(siteStyles({}, '<style>p {}</style><script>x</script></style>').css).toBe('p {}'));

  it('keep the site light when they set colours without mentioning the dark scheme', () => {
    expect(siteStyles({}, 'p { color: red }')).toMatchObject({
      isLightOnly: true,
      css: 'p { color: red }\n:root:root { color-scheme: light }',
    });
  });

  it('warn about variables of the configuration as of those of the block, and blank them', () => {
    const { css, warnings } = siteStyles({ 'avb-glow': '1px', 'avb-secondary': 'sea' }, '');
    expect(css).toBe(':root { --avb-glow: ; --avb-secondary: ; }');
    expect(warnings).toHaveLength(2);
  });

  it.each([
    [{ 'avb-header-type': 'filled' }, '', 'filled'],
    [{ 'avb-header-type': 'filled' }, ':root { --avb-header-type: mixed-nav; }', 'mixed-nav'],
    [{ 'avb-header-type': 'striped' }, '', ''],
    [{}, '', ''],
  ])('choose the type of the header: %j %s', (variables: Record<string, string>, block, type) =>
    expect(siteStyles(variables, block).headerType).toBe(type),
  );

  it('choose the layout of the header, which can only be standard', () => {
    expect(siteStyles({ 'avb-header-layout': 'standard' }, '').headerLayout).toBe('standard');
    expect(siteStyles({ 'avb-header-layout': 'ci' }, '').headerLayout).toBe('');
  });

  it('do not let a value end its rule', () =>
    expect(siteStyles({ 'avb-primary': '#fff } body { display: none' }, '').css).not.toContain('body {'));
});
