import { fireEvent, screen } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateTimeField } from './DateTimeField';
import { INCOMPLETE } from './timeInput';

const values: string[] = [];

function Form() {
  const [value, setValue] = useState('2026-12-01T09:30');
  return (
    <>
      <DateTimeField
        label="Until"
        type="datetime-local"
        value={value}
        onChange={(next) => {
          values.push(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('2026-01-02T03:04')}>
        Reset
      </button>
    </>
  );
}

it('reports an unfinished year as incomplete and leaves the field as it was typed', async () => {
  values.length = 0;
  await renderInDesk(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Until');
  for (const year of ['0002', '0020', '0202', '2027']) {
    fireEvent.change(field, { target: { value: `${year}-12-01T09:30` } });
    expect(field.value).toBe(`${year}-12-01T09:30`);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(year !== '2027');
  }
  expect(values).toEqual([INCOMPLETE, INCOMPLETE, INCOMPLETE, '2027-12-01T09:30']);
  fireEvent.change(field, { target: { value: '' } });
  expect(values.at(-1)).toBe('');
});

it('reports a date without a time as incomplete, never as empty', async () => {
  values.length = 0;
  await renderInDesk(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Until');
  // A browser reports an incomplete date as an empty value with this flag.
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.change(field, { target: { value: '' } });
  expect(values.at(-1)).toBe(INCOMPLETE);
  expect(screen.getByText('Please complete the date and the time, or empty the field.')).toBeTruthy();
});

it('takes a value from elsewhere and a pasted one', async () => {
  await renderInDesk(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Until');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field.value).toBe('2026-01-02T03:04');
  fireEvent.paste(field, { clipboardData: { getData: () => '12/24/2026, 5:00 PM' } });
  expect(field.value).toBe('2026-12-24T17:00');
  expect(values.at(-1)).toBe('2026-12-24T17:00');
});
