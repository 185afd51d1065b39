import { describe, expect, it } from 'vitest';
import { sanitizeStyles } from './sanitizeStyles';

const sanitize = (css: string) => sanitizeStyles(css).css;

describe('a dealer’s stylesheet', () => {
  it('is unchanged when it only styles', () => {
    const css = '.avb-note { color: #333; background: url("/media/a.webp") }';
    expect(sanitizeStyles(css)).toEqual({ css, warnings: [] });
  });

  it.each([
    '@import url(https://evil.example/a.css); p { color: red }',
    'p { background: url(//evil.example/a.png) }',
    'p { background: url( "https://evil.example/a.png" ) }',
    'p { background: u\\72l(https://evil.example/a.png) }',
    'p { background: ur/**/l(https://evil.example/a.png) }',
    'p { background: image-set("https://evil.example/a.png" 1x) }',
    'p { background: image-set(url(https://evil.example/a.png) 1x) }',
    'p { background: image-set(url(https://evil.example/a.png',
    'p { background: url("https://evil.example/a)b.png") }',
    'p { background: url("/\t/evil.example/a.png") }',
    'p { background: src("https://evil.example/a.png") }',
    'p { behavior: url(https://evil.example/a.htc) }',
  ])('loads nothing from other hosts: %s', (css) =>
    expect(sanitize(css)).not.toMatch(/(?:url|src|image-set)\([^)]*evil|@import/),
  );

  it('cannot close its element', () => expect(sanitize('p{}</style><script>x</script>')).not.toContain('<'));

  it('blanks unknown variables and invalid values, with a warning for each', () => {
    const { css, warnings } = sanitizeStyles(
      ':root { --avb-glow: 3px; --avb-header-layout: fancy; --avb-primary: nonsense; --mine: 1px }',
    );
    expect(css).toBe(':root { --avb-glow: ; --avb-header-layout: ; --avb-primary: ; --mine: 1px }');
    expect(warnings).toEqual([
      'Unknown style variable --avb-glow',
      'Style variable --avb-header-layout can\'t be "fancy"',
      'Style variable --avb-primary can\'t be "nonsense"',
    ]);
  });

  it('lets a colour of the brand recolour the theme', () => {
    expect(sanitize(':root { --avb-primary: #112233 }')).toContain('--brand-primary: #112233 !important;');
  });
});
