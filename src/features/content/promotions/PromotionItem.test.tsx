import { listPromoBanners } from '@contract/content';
import { readResponse } from '@contract/readResponse';
import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bannerStyles, PromotionItem } from './PromotionItem';

const show = (css: string) => {
  const [banner] = z.parse(listPromoBanners.response, [{ banner_id: 'b1', css, content: '<p>Now</p>' }]);
  return render(createTestApp().wrap(banner && <PromotionItem banner={banner} />)).container;
};

describe('a banner with styles of its own', () => {
  it('scopes its styles to the banner', () => {
    expect(show('p { color: red }').querySelector('style')?.textContent).toBe(
      '[data-banner="b1"] {p { color: red }}',
    );
  });

  it('loads nothing from other hosts by its styles', () => {
    expect(
      show('@import "https://spy.example"; p { background: url(https://spy.example/p) }').innerHTML,
    ).not.toContain('url(');
  });

  it('reads styles that are written as HTML', () =>
    expect(bannerStyles('b1', '<style>p { color: red }</style>', '').css).toBe(
      '[data-banner="b1"] {p { color: red }}',
    ));

  it.each([
    'p { } } body { display: none',
    'p {',
    '} body {} .x {',
    'p { content: "{" } } body { display: none }',
    'p { \\{ } } body { display: none }',
    'p { content: "{\n } } body { display: none } "',
    'p { background: url(/{) } } body { display: none }',
  ])('drops styles that break out of the rule, with a warning: %s', (css) =>
    expect(bannerStyles('b1', css, '')).toEqual({
      css: '',
      warnings: ['the braces of its styles do not match'],
    }),
  );

  it('keeps quotes and escapes, images of the media host, and says what it left out', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const css = 'p::before { content: "\\201C}" } p { background: url(https://media.example/a.webp) }';
    expect(bannerStyles('b1', css, 'https://media.example/')).toEqual({
      css: `[data-banner="b1"] {${css}}`,
      warnings: [],
    });
    show('p { background: url(//spy.example/a.png) }');
    expect(warning.mock.calls[0]?.[0]).toContain('Banner b1: Styles: url(//spy.example/a.png');
    warning.mockRestore();
  });
});

it('leaves out a banner of an unexpected type only', () => {
  const { data } = readResponse(listPromoBanners.response, [
    { banner_id: 'b1', type: 'hologram' },
    { banner_id: 'b2', type: 'link_tile' },
    { banner_id: 'b3', type: null },
  ]);
  expect(data?.map(({ banner_id, type }) => [banner_id, type])).toEqual([
    ['b2', 'link_tile'],
    ['b3', 'custom'],
  ]);
});

it.each([
  [{ manufacturer: 'Norrfell', promo_short_description: 'Save $200' }, 'Norrfell'],
  [{ promo_short_description: '<p>Save $200</p>' }, 'Save $200'],
])('shows a rebate without a name as a card: %j', (fields, title) => {
  const [banner] = z.parse(listPromoBanners.response, [{ program_id: 12, promo_name: null, ...fields }]);
  const { getByRole, getAllByText } = render(
    createTestApp().wrap(banner && <PromotionItem banner={banner} />),
  );
  expect(getByRole('heading').textContent).toBe(title);
  expect(getAllByText('Save $200')).toHaveLength(1);
  expect(getByRole('link', { name: /Shop now/i }).getAttribute('href')).toBe('/catalog/special/promotion/12');
});
