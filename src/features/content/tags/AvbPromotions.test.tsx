import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { waitFor } from '@tests/waitFor';
import { expect, it, vi } from 'vitest';

const path = '/promobanners/bannertype/rebate';
const rebate = {
  banner_id: 'p1',
  program_id: 'p1',
  promo_name: 'Warm Season',
  promo_short_description: '$150 back',
  start_date: '2026-06-08',
  end_date: '2026-07-23',
  rebate_form_url: '/media/documents/form.pdf',
};

it('requests at most 100 banners by end date and shows a rebate with dates, form and products', async () => {
  const { calls } = renderContentHtml('<avb-promotions data-type="rebate"></avb-promotions>', {
    responses: { [path]: [rebate] },
  });
  expect(await screen.findByRole('heading', { name: 'Warm Season' })).toBeTruthy();
  expect(calls[0]?.query).toEqual({ limit: 100, order: 'end_date' });
  expect(screen.getByText('Jun 8, 2026 to Jul 23, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop Now: Warm Season' }).getAttribute('href')).toBe(
    '/catalog/special/promotion/p1',
  );
  expect(screen.getByRole('link', { name: 'Rebate form of Warm Season' })).toBeTruthy();
});

it('requests nothing without a type and logs that; logs a failed request and shows nothing', async () => {
  const warnLog = vi.spyOn(console, 'warn').mockReturnValue();
  const errorLog = vi.spyOn(console, 'error').mockReturnValue();
  const { calls, container } = renderContentHtml(
    '<avb-promotions></avb-promotions><avb-promotions data-type="custom" data-limit="4"></avb-promotions><avb-config data-key="name"></avb-config>',
    { config: { name: 'Shop' } },
  );
  await screen.findByText('Shop');
  expect(calls.map(({ path: asked }) => asked)).toEqual(['/promobanners/bannertype/custom']);
  expect(container.textContent).toBe('Shop');
  await waitFor(() =>
    expect(errorLog.mock.calls.flat()).toContain('avb-promotions: the banners could not be fetched'),
  );
  expect(warnLog.mock.calls).toEqual([['Missing data-type key', 'avb-promotions']]);
  errorLog.mockRestore();
  warnLog.mockRestore();
});

it('shows one banner by its id', async () => {
  const { calls } = renderContentHtml('<avb-promotions data-banner-id="b7"></avb-promotions>', {
    responses: { '/promobanners/b7': { banner_id: 'b7', content: '<p>Only this week</p>' } },
  });
  expect(await screen.findByText('Only this week')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it('shows 1 to 5 banners at once by screen width', async () => {
  const banners = [1, 2, 3, 4, 5, 6].map((id) => ({ banner_id: id, content: `<p>${id}</p>` }));
  const { container } = renderContentHtml('<avb-promotions data-type="custom"></avb-promotions>', {
    responses: { '/promobanners/bannertype/custom': banners },
  });
  await screen.findByText('6');
  const track = container.querySelector('.track');
  expect(track?.getAttribute('style')).toContain('--xs: 1; --sm: 2; --md: 3; --lg: 4; --xl: 5');
});
