import { cart as cartSchema } from '@contract/cart';
import { render, renderHook, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ChangeNotice, useIsStepRepeated } from './ChangeNotice';
import type { Step } from './steps';

const cartOf = (amount: number) => z.parse(cartSchema, { totals: { grand_total: { amount } } });
const refusedAt = (amount: number, isCharged = false) => ({ cart: cartOf(amount), isCharged });

describe('the reason why an order was not placed', () => {
  it('names the total before and now', () => {
    render(
      createTestApp().wrap(
        <ChangeNotice cart={cartOf(338)} refused={refusedAt(224.1)} isStepRepeated={false} />,
      ),
    );
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain('$224.10');
    expect(textContent).toContain('$338.00');
    expect(textContent).toContain('Nothing was charged');
  });

  it.each([
    ['another total', 224.1, false],
    ['other items', 338, false],
    ['a step to repeat', 338, true],
  ])('claims nothing about a payment that the provider took before, with %s', (_, before, isStepRepeated) => {
    const refused = refusedAt(before, true);
    const notice = <ChangeNotice cart={cartOf(338)} refused={refused} isStepRepeated={isStepRepeated} />;
    render(createTestApp().wrap(notice));
    const { textContent } = screen.getByRole('alert');
    expect(textContent).not.toContain('Nothing was charged');
    expect(textContent).toContain('it will be refunded');
  });

  it('is told where a provider’s page returns to an earlier step', () => {
    render(
      createTestApp().wrap(
        <ChangeNotice cart={cartOf(5)} refused={null} isStepRepeated={false} isReturnUnready />,
      ),
    );
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toContain('Your cart has changed');
    expect(textContent).toContain('it will be refunded');
  });

  it('is told for other items of the same price', () => {
    render(
      createTestApp().wrap(<ChangeNotice cart={cartOf(5)} refused={refusedAt(5)} isStepRepeated={false} />),
    );
    expect(screen.getByRole('alert').textContent).toContain('Your cart has changed');
  });

  it('is told where a step is asked again', () => {
    render(createTestApp().wrap(<ChangeNotice cart={cartOf(5)} refused={null} isStepRepeated />));
    expect(screen.getByRole('alert').textContent).toContain('complete this step again');
  });

  it('is absent otherwise', () => {
    render(createTestApp().wrap(<ChangeNotice cart={cartOf(5)} refused={null} isStepRepeated={false} />));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a step is repeated when the cart sets the checkout back at the same address', () => {
  const steps: [Step, Step] = ['review', 'review'];
  const { result, rerender } = renderHook(([requested, reached]) => useIsStepRepeated(requested, reached), {
    initialProps: steps,
  });
  expect(result.current).toBe(false);
  rerender(['review', 'payment']);
  expect(result.current).toBe(true);
  rerender(['review', 'review']);
  expect(result.current).toBe(false);
  rerender(['address', 'address']);
  expect(result.current).toBe(false);
});
