import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

function List({ names }: { names: string[] }) {
  useFocusAfterRemoval();
  const [left, setLeft] = useState(names);
  return (
    <section>
      <h2>Things</h2>
      {left.length === 0 && <p>Nothing left</p>}
      {left.length > 0 && (
        <ul>
          {left.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const remove = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

it('focus moves to the next entry, to the one before after the last, and to the heading of an empty list', async () => {
  render(<List names={['a', 'b', 'c']} />);
  await remove('b');
  await focused('c');
  await remove('c');
  await focused('a');
  await remove('a');
  await focused('Things');
});

it('leaves the focus alone that somebody moved on purpose', async () => {
  render(
    <>
      <List names={['a', 'b']} />
      <button type="button">elsewhere</button>
    </>,
  );
  screen.getByRole('button', { name: 'a' }).focus();
  const click = userEvent.keyboard('{Enter}');
  await click;
  screen.getByRole('button', { name: 'elsewhere' }).focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.textContent).toBe('elsewhere');
});

function Postcode() {
  useFocusAfterRemoval();
  const [isEditing, setEditing] = useState(true);
  return (
    <main>
      {isEditing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setEditing(false);
          }}
        >
          <button type="submit">Save</button>
        </form>
      ) : (
        <p>
          97701 <button type="button">Change</button>
        </p>
      )}
      <button type="button">Buy</button>
    </main>
  );
}

it('focus of the keyboard moves to what takes the place of another control, and that of a pointer does not', async () => {
  const { unmount } = render(<Postcode />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await focused('Change');
  unmount();
  render(<Postcode />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});

function Pages() {
  useFocusAfterRemoval();
  const [page, setPage] = useState(1);
  return (
    <nav>
      <button type="button" disabled={page === 1} onClick={() => setPage(1)}>
        Previous
      </button>
      <button type="button" disabled={page === 2} onClick={() => setPage(2)}>
        Next
      </button>
    </nav>
  );
}

it('focus moves on from a control that is disabled', async () => {
  render(<Pages />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await focused('Previous');
});
