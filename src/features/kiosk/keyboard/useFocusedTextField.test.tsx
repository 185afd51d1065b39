import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusedTextField } from './useFocusedTextField';

function Page() {
  const { field } = useFocusedTextField();
  return (
    <>
      <input aria-label="Question" />
      <button type="button">Send</button>
      <output>{field ? 'open' : 'closed'}</output>
    </>
  );
}

const keyboard = () => screen.getByRole('status').textContent;
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.pointerDown(button);
  act(() => button.focus());
  return button;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<Page />);
  act(() => screen.getByRole('textbox').focus());
});
afterEach(() => vi.useRealTimers());

it('stays open until a press outside the field is over, so that nothing moves under the finger', () => {
  expect(keyboard()).toBe('open');
  const button = press('Send');
  expect(keyboard()).toBe('open');
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(keyboard()).toBe('open');
  act(() => vi.runAllTimers());
  expect(keyboard()).toBe('closed');
});

it('stays open when the press brings focus back to the field', () => {
  const button = press('Send');
  fireEvent.pointerUp(button);
  act(() => screen.getByRole('textbox').focus());
  act(() => vi.runAllTimers());
  expect(keyboard()).toBe('open');
});

it('closes at once when focus leaves without a press', () => {
  act(() => screen.getByRole('textbox').blur());
  expect(keyboard()).toBe('closed');
});

it('closes after a press that became a scroll', () => {
  const button = press('Send');
  fireEvent.pointerCancel(button);
  act(() => vi.runAllTimers());
  expect(keyboard()).toBe('closed');
});
