import { fireEvent, screen } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DayFilter } from './DayFilter';

function List() {
  const [day, setDay] = useState('2026-11-20');
  return (
    <>
      <DayFilter label="From" value={day} onChange={setDay} />
      <p>List of {day || 'all days'}</p>
    </>
  );
}

it('narrows the list by a whole day, and leaves it alone while a day is half typed', async () => {
  await renderInDesk(<List />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  fireEvent.change(field, { target: { value: '0002-01-01' } });
  expect(screen.queryByText('List of 2026-11-20'), 'a year of one digit is not a year yet').not.toBeNull();
  fireEvent.change(field, { target: { value: '2026-11-21' } });
  expect(screen.queryByText('List of 2026-11-21')).not.toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByText('List of all days')).not.toBeNull();
});
