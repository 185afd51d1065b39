import { render } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listPromoBanners } from '@/api/contract/content';
import { bannerStyles, CustomBanner } from './CustomBanner';

const show = (css: string) => {
  const [banner] = z.parse(listPromoBanners.response, [{ banner_id: 'b1', css, content: '<p>Now</p>' }]);
  return render(makeApp().wrap(banner && <CustomBanner banner={banner} />)).container;
};

describe('a banner with styles of its own', () => {
  it('has them reach only itself', () => {
    expect(show('p { color: red }').querySelector('style')?.textContent).toBe(
      '[data-banner="b1"] {p { color: red }}',
    );
  });

  it('loads nothing from elsewhere by them', () => {
    expect(
      show('@import "https://spy.example"; p { background: url(https://spy.example/p) }').innerHTML,
    ).not.toContain('url(');
  });

  it.each(['p { } } body { display: none', 'p {', '} body {} .x {'])(
    'leaves out what breaks out: %s',
    (css) => expect(bannerStyles('b1', css)).toBe(''),
  );
});
