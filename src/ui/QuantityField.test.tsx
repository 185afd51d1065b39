import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityField } from './QuantityField';

const texts = {
  label: 'Quantity',
  less: 'One less',
  more: 'One more',
  notWhole: 'Only whole numbers',
  most: 'There are no more',
};
const note = () => screen.getByRole('status').textContent;

interface Limits {
  min?: number;
  max?: number | null;
}

/** Stores the quantity, as the owner of a field does. */
function Owner({ start, onChange, ...limits }: Limits & { start: number; onChange: (qty: number) => void }) {
  const [qty, setQty] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setQty(next);
  };
  return <QuantityField value={qty} onChange={change} texts={texts} {...limits} />;
}

function show(value: number, limits: Limits = {}) {
  const onChange = vi.fn();
  render(<Owner start={value} onChange={onChange} {...limits} />);
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
    expect(onChange.mock.calls).toEqual([[3], [2]]);
  });

  it('stops at its limits', () => {
    show(1, { max: 1 });
    for (const name of ['One more', 'One less']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
  });

  it.each([
    [1, 0, []],
    [3, 0, [[1]]],
  ])('never goes below its minimum, from %d with a limit of %d', (value, max, changes) => {
    const { onChange, input } = show(value, { max });
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual(changes);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(onChange).not.toHaveBeenCalledWith(0);
  });

  it.each([1, 5])('lowers a typed number to the limit and says so, from %d', (value) => {
    const { onChange, input, type } = show(value, { max: 5 });
    type('12');
    expect(onChange.mock.calls).toEqual(value === 5 ? [] : [[5]]);
    fireEvent.blur(input);
    expect(note()).toBe('There are no more');
    type('3');
    expect(note()).toBe('');
  });

  it.each(['abc', '1.5', '1e2', '-3', '0', ''])('restores the value after %j and says why', (text) => {
    const { onChange, input, type } = show(4);
    type(text);
    fireEvent.blur(input);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('4');
    expect(note()).toBe('Only whole numbers');
  });

  it('reaches 0 only with min 0', () => {
    const { onChange, type } = show(1, { min: 0 });
    type('0');
    expect(onChange).toHaveBeenCalledWith(0);
  });
});
