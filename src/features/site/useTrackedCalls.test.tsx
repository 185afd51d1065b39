import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { onTracked } from '@/lib/track';
import { useTrackedCalls } from './useTrackedCalls';

function Page() {
  useTrackedCalls();
  return (
    <>
      <a href="tel:(503) 555-0100">
        <b>Call</b>
      </a>
      <a href="#contact">Write</a>
    </>
  );
}

it('counts presses on phone numbers and on nothing else', async () => {
  const heard = vi.fn();
  const stop = onTracked(heard);
  render(<Page />);
  await userEvent.click(screen.getByText('Write'));
  await userEvent.click(screen.getByText('Call'));
  stop();
  expect(heard.mock.calls).toEqual([[{ type: 'callClicked', phone: '5035550100', value: 600 }]]);
});
