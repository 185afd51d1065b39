import { product } from '@contract/product';
import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MonthlyPayment } from './MonthlyPayment';
import { TileMonthly } from './TileMonthly';

const textAt = (price: number | null) => {
  const priced = z.parse(product, { entity_id: '7', price });
  const { wrap } = createTestApp({ config: { affirm: { enabled: true, plans: [{ months: 12, apr: 0 }] } } });
  const parts = (
    <>
      <MonthlyPayment product={priced} />
      <TileMonthly product={priced} />
    </>
  );
  return render(wrap(parts)).container.textContent;
};

it('offers to finance a price', () => expect(textAt(1200)).toContain('$100.00'));

it.each([0, -1, null])('offers nothing for the price %s', (price) => expect(textAt(price)).toBe(''));
