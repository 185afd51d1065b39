import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RouteFocus } from './RouteFocus';

let finishLoading = () => {};

/** A page that has no title while its data loads. */
function SlowPage() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    finishLoading = () => setLoaded(true);
  }, []);
  return isLoaded ? <title>Sofas</title> : null;
}

it('announces the title of a page whose data arrives after the navigation', async () => {
  render(
    createTestApp().wrap(
      <>
        <RouteFocus />
        <Routes>
          <Route
            path="/"
            element={
              <>
                <title>Home</title>
                <Link to="/sofas">Next</Link>
              </>
            }
          />
          <Route path="/sofas" element={<SlowPage />} />
        </Routes>
      </>,
    ),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => finishLoading());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Sofas'));
});
