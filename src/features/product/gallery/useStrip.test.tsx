import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStrip } from './useStrip';

it('shows the last item of a variant with fewer items than the current position', () => {
  const { result, rerender } = renderHook(useStrip, { initialProps: 7 });
  act(() => result.current.show(6));
  expect(result.current.active).toBe(6);
  rerender(5);
  expect(result.current.active).toBe(4);
});
