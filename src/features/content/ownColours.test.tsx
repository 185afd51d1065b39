import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';
import { isForLightOnly, setsColours } from './ownColours';

it.each([
  'color: #333',
  'COLOR:red',
  'margin: 0; background: #fff8e1',
  'background-image: url(/media/a.webp)',
  'color: var(--avb-primary)',
  'color: #333 !important',
])('%s is a colour of the dealer’s own', (css) => expect(setsColours(css)).toBe(true));

it.each([
  '--avb-strip-background: #163b30',
  'background: none',
  'color: inherit !important',
  'color: var(--ink)',
  'border-color: red',
  'background-position: center',
  'color-scheme: light',
])('%s is none', (css) => expect(setsColours(css)).toBe(false));

it('a stylesheet that knows the dark scheme is not for light only', () => {
  expect(isForLightOnly('.promo { background: #fffbe6 }')).toBe(true);
  expect(
    isForLightOnly(
      '.promo { background: #fffbe6 } @media (prefers-color-scheme: dark) { .promo { background: #222 } }',
    ),
  ).toBe(false);
  expect(isForLightOnly('.promo { color: light-dark(#111, #eee) }')).toBe(false);
});

const lightTexts = (html: string) => {
  const { container } = renderContentHtml(html);
  return [...container.querySelectorAll('.light-surface')].map(({ textContent }) => textContent?.trim());
};

it('keeps only the sections light that have colours of their own', () => {
  expect(
    lightTexts(
      '<section>One</section> <div><p>Two <b style="color: #a00">red</b></p></div> <section style="margin: 0">Three</section>',
    ),
  ).toEqual(['Two red']);
});

it('keeps text light as a whole, so that its lines do not break', () => {
  expect(lightTexts('Save <span style="background: #ff0">40 %</span> today')).toEqual(['Save 40 % today']);
});

it('adds nothing around content in the colours of the theme', () => {
  expect(lightTexts('<p style="text-align: center">Plain</p>')).toEqual([]);
});
