import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { onTracked } from '@/browser/track';
import { useTrackPhoneClicks } from './pageTracking';

function Page() {
  useTrackPhoneClicks();
  return (
    <>
      <a href="tel:(503) 555-0100">
        <b>Call</b>
      </a>
      <a href="#contact">Write</a>
    </>
  );
}

it('tracks clicks on phone links only', async () => {
  const tracked = vi.fn();
  const stop = onTracked(tracked);
  render(<Page />);
  await userEvent.click(screen.getByText('Write'));
  await userEvent.click(screen.getByText('Call'));
  stop();
  // A call that an earlier file of this worker left under way may end meanwhile.
  const clicks = tracked.mock.calls.filter(([{ type }]) => type !== 'callCompleted');
  expect(clicks).toEqual([[{ type: 'phoneClicked', phone: '5035550100', value: 600 }]]);
});
