import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AFTER_SAVE, LeaveGuard } from './LeaveGuard';

const Editor = ({ isDirty }: { isDirty: boolean }) => (
  <Routes>
    <Route
      path="/"
      element={
        <>
          <LeaveGuard isDirty={isDirty} />
          <Link to="/list">List</Link>
          <Link to="/list" state={AFTER_SAVE}>
            Saved
          </Link>
        </>
      }
    />
    <Route path="/list" element={<h1>All lists</h1>} />
  </Routes>
);

const leave = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const list = () => screen.queryByRole('heading', { name: 'All lists' });

it('asks before unsaved changes are left, and lets the person choose', async () => {
  await renderInDesk(<Editor isDirty />);
  await leave('List');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(list()).toBeNull();
  await leave('List');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(list()).not.toBeNull();
});

it('asks nothing after a save, or when nothing was changed', async () => {
  const { unmount } = await renderInDesk(<Editor isDirty />);
  await leave('Saved');
  expect(list()).not.toBeNull();
  unmount();
  await renderInDesk(<Editor isDirty={false} />);
  await leave('List');
  expect(list()).not.toBeNull();
});
