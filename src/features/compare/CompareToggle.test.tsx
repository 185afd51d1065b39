import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { LazyProductNotice } from '@/features/product/notice/LazyProductNotice';
import { CompareToggle } from './CompareToggle';

it('closes the notice when the product leaves the comparison again', async () => {
  const { wrap } = createTestApp();
  render(
    wrap(
      <>
        <CompareToggle product={{ entity_id: '7', name: 'Hudson sofa' }} />
        <LazyProductNotice />
      </>,
    ),
  );
  const toggle = screen.getByRole('checkbox');
  fireEvent.click(toggle);
  await screen.findByText(/Hudson sofa/);
  fireEvent.click(toggle);
  expect(screen.queryByText(/Hudson sofa/)).toBeNull();
});
