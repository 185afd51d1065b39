import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityField } from './QuantityField';

const texts = { label: 'Quantity', less: 'One less', more: 'One more' };

function show(value: number, limits: { min?: number; max?: number | null } = {}) {
  const onChange = vi.fn();
  render(<QuantityField value={value} onChange={onChange} texts={texts} {...limits} />);
  const input = screen.getByLabelText<HTMLInputElement>('Quantity');
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };
  return { onChange, input, type };
}

describe('QuantityField', () => {
  it('steps up and down', () => {
    const { onChange } = show(2);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  it('stops at its limits', () => {
    show(1, { max: 1 });
    for (const name of ['One more', 'One less']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
  });

  it('commits a typed number within the limits', () => {
    const { onChange, type } = show(1, { max: 5 });
    type('12');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  });

  it.each(['abc', '1.5', '1e2', '-3', ''])('restores the value after %j', (text) => {
    const { onChange, input, type } = show(4);
    type(text);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('4');
  });

  it('reaches 0 only with min 0', () => {
    const { onChange, type } = show(1, { min: 0 });
    type('0');
    expect(onChange).toHaveBeenCalledWith(0);
  });
});
