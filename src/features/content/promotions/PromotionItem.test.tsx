import { listPromoBanners } from '@contract/content';
import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
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

  it.each(['p { } } body { display: none', 'p {', '} body {} .x {'])(
    'drops styles that break out of the rule: %s',
    (css) => expect(bannerStyles('b1', css)).toBe(''),
  );
});
