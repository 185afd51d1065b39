import { fireEvent, screen } from '@testing-library/react';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index + 1}` }));

function Table() {
  const [count, setCount] = useState(60);
  return (
    <>
      <button type="button" onClick={() => setCount(5)}>
        Filter
      </button>
      <DataTable
        caption="Screens"
        rows={rowsOf(count)}
        columns={[{ id: 'id', label: 'Name', value: ({ id }: { id: string }) => id }]}
        rowId={({ id }) => id}
        empty="None"
      />
    </>
  );
}

it('shows the rows that a filter leaves, also on a later page', async () => {
  await renderInDesk(<Table />);
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it('has its search while something is sought, also in a list that has become short', async () => {
  await renderInDesk(<Table />);
  fireEvent.change(await screen.findByLabelText('Search in the list'), { target: { value: 'r60' } });
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByText('Nothing in the list matches the search.');
  fireEvent.change(screen.getByLabelText('Search in the list'), { target: { value: '' } });
  expect(await screen.findByText('r5')).toBeTruthy();
});

it('sorts by the columns with a value, not by that of the actions', async () => {
  await renderInDesk(
    <DataTable
      caption="Screens"
      rows={rowsOf(2)}
      columns={[
        { id: 'id', label: 'Name', value: ({ id }) => id },
        { id: 'edit', label: 'Edit', cell: ({ id }) => <a href={`#${id}`}>Edit</a> },
      ]}
      rowId={({ id }) => id}
      sortedBy="id"
      empty="None"
    />,
  );
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(await screen.findByRole('columnheader', { name: 'Edit' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(rows()).toEqual(['NameEdit', 'r1Edit', 'r2Edit']);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(rows()).toEqual(['NameEdit', 'r2Edit', 'r1Edit']);
});
