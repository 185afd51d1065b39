import { screen } from '@testing-library/react';
import { showContent } from '@tests/showContent';
import { expect, it } from 'vitest';

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

it('asks for at most 100 by end date, and shows a rebate with its days, its form and its goods', async () => {
  const { calls } = showContent('<avb-promotions data-type="rebate"></avb-promotions>', {
    answers: { [path]: [rebate] },
  });
  expect(await screen.findByRole('heading', { name: 'Warm Season' })).toBeTruthy();
  expect(calls[0]?.query).toEqual({ limit: 100, order: 'end_date' });
  expect(screen.getByText('Jun 8, 2026 to Jul 23, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop Now: Warm Season' }).getAttribute('href')).toBe(
    '/catalog/special/promotion/p1',
  );
  expect(screen.getByRole('link', { name: 'Rebate form of Warm Season' })).toBeTruthy();
});

it('asks nothing without a type, and shows nothing when the call fails', async () => {
  const { calls, container } = showContent(
    '<avb-promotions></avb-promotions><avb-promotions data-type="custom" data-limit="4"></avb-promotions><avb-config data-key="name"></avb-config>',
    { config: { name: 'Shop' } },
  );
  await screen.findByText('Shop');
  expect(calls.map(({ path: asked }) => asked)).toEqual(['/promobanners/bannertype/custom']);
  expect(container.textContent).toBe('Shop');
});
