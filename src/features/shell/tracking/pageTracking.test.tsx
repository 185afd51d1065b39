import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { useTrackPhoneClicks } from './pageTracking';

function Page() {
  useTrackPhoneClicks();
  return (
    <>
      <a href="tel:(503) 555-0100;ext=12">
        <b>Call</b>
      </a>
      <a href="#contact">Write</a>
    </>
  );
}

it('tracks clicks on phone links only', async () => {
  const tracked = vi.fn();
  const { tracker, wrap } = createTestApp();
  tracker.onTracked((event) => tracked(event));
  render(wrap(<Page />));
  await userEvent.click(screen.getByText('Write'));
  await userEvent.click(screen.getByText('Call'));
  expect(tracked.mock.calls).toEqual([[{ type: 'phoneClicked', phone: '5035550100', value: 600 }]]);
});
