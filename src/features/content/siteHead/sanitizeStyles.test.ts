import { describe, expect, it } from 'vitest';
import { sanitizeStyles } from './sanitizeStyles';

const MEDIA = 'https://media.shop.example/files/';
const sanitize = (css: string) => sanitizeStyles(css, MEDIA).css;

describe('a dealer’s stylesheet', () => {
  it.each([
    '.avb-note { color: #333; background: url("/media/a.webp") }',
    'blockquote::before { content: "\\201C" } .sm\\:grid { display: grid }',
    '@media (width < 600px) { p { color: red } } p::after { content: "a < b" }',
    'p { background: url(https://media.shop.example/files/a.webp) }',
    `p { background: url('https://media.shop.example/b.webp') }`,
    'p { content: "/* no comment */" }',
  ])('is unchanged when it only styles: %s', (css) => {
    expect(sanitizeStyles(css, MEDIA)).toEqual({ css, warnings: [] });
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
    'p { background: url(/\\2f evil.example/a.png) }',
    'p { background: url("https://media.shop.example).evil.example/a.png") }',
    'p { background: url("https://media.shop.example\\@evil.example/a.png") }',
    'p { background: url("https://media.shop.example\t.evil.example/a.png") }',
    'p { background: image\\-set("https://evil.example/a.png" 1x) }',
  ])('loads nothing from other hosts: %s', (css) =>
    expect(sanitize(css)).not.toMatch(/(?:url|src|image-set)\([^)]*evil|@import/),
  );

  it.each([
    ['@import "x.css"; p { color: red }', '@import "x.css";'],
    ['p { background: url(//evil.example/a.png) }', 'url(//evil.example/a.png'],
    ['p { background: image-set(url(/a.webp) 1x) }', 'image-set()'],
    ['p { behavior: none }', 'behavior: none'],
  ])('warns about what is left out of %s', (css, part) =>
    expect(sanitizeStyles(css, MEDIA).warnings).toEqual([`Styles: ${part} is not permitted and left out`]),
  );

  it('cannot close its element', () => expect(sanitize('p{}</style><script>x</script>')).not.toContain('<'));

  it('blanks unknown variables and invalid values, with a warning for each', () => {
    const { css, warnings } = sanitizeStyles(
      ':root { --avb-glow: 3px; --avb-header-layout: fancy; --avb-primary: nonsense; --mine: 1px }',
      '',
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
    expect(sanitize(':root { --avb-primary: gold }')).toContain('--brand-on-primary: #000000 !important;');
  });
});
