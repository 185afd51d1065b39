import { promotion } from '@contract/productParts';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductPromotions } from './ProductPromotions';

const programme = {
  linq_type: 'package',
  program_id: 'fall rebate',
  promo_name: 'Kitchen package',
  package_savings: 300,
  end_date: '2026-12-15T03:00:00Z',
  rebate_form_url: '/media/documents/form.pdf',
};

it('shows savings and last day in the tenant’s time zone, with links to the products and the form', () => {
  const { wrap } = createTestApp({ config: { timezoneId: 'America/New_York' } });
  render(wrap(<ProductPromotions promotions={[z.parse(promotion, programme)]} />));
  expect(screen.getByText('$300.00 off the whole package')).toBeTruthy();
  expect(screen.getByText('Until Dec 14, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe(
    '/catalog/special/promotion/fall%20rebate',
  );
  expect(screen.getByRole('link', { name: /Rebate form/ }).getAttribute('href')).toBe(
    '/media/documents/form.pdf',
  );
});

it('shows a description that a backend sends as HTML as text', () => {
  const { wrap } = createTestApp();
  const own = { ...programme, promo_short_description: '<p>$150 back &amp; free delivery</p>' };
  render(wrap(<ProductPromotions promotions={[z.parse(promotion, own)]} />));
  expect(screen.getByText('$150 back & free delivery')).toBeTruthy();
});

it('shows nothing without promotions', () => {
  const { wrap } = createTestApp();
  render(wrap(<ProductPromotions promotions={[]} />));
  expect(screen.queryByRole('list')).toBeNull();
});
