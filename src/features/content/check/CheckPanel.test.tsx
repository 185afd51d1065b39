import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentHtml } from '@/features/content/ContentHtml';
import { CheckPanel } from './CheckPanel';

afterEach(() => vi.restoreAllMocks());

const html = '<p>Before <a href="/b">plain</a> after</p><script>x</script>';

it('outlines and lists each problem; hiding the panel removes the outlines', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { wrap } = createTestApp();
  const { container } = render(
    wrap(
      <>
        <ContentHtml html={html} />
        <CheckPanel />
      </>,
    ),
  );
  const panel = await screen.findByRole('complementary', { name: 'Content check' });
  expect(await within(panel).findByText('2 problems')).toBeTruthy();
  const outlined = [...container.querySelectorAll('[data-content-problem]')];
  expect(outlined.map((element) => element.getAttribute('data-content-problem'))).toEqual([
    'A plain anchor: use avb-link.',
    '<script> is not allowed and left out.',
  ]);
  expect(outlined[0]?.textContent).toBe('plain');
  const scroll = vi.fn();
  if (outlined[0]) outlined[0].scrollIntoView = scroll;
  await userEvent.click(within(panel).getByRole('button', { name: /plain anchor/ }));
  expect(scroll).toHaveBeenCalled();
  await userEvent.click(within(panel).getByRole('button', { name: 'Hide' }));
  expect(container.querySelector('[data-content-problem]')).toBeNull();
  expect(screen.getByRole('link', { name: 'plain' })).toBeTruthy();
});

it('logs problems once without the panel and outlines nothing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { wrap } = createTestApp();
  const two = '<b>twice the same</b><avb-promotions></avb-promotions>';
  const { container } = render(
    wrap(
      <>
        <ContentHtml html={two} />
        <ContentHtml html={two} />
      </>,
    ),
  );
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls.filter(([text]) => text === 'CMS Content Validation Error')).toEqual([
    ['CMS Content Validation Error', 'avb-promotions: Missing data-type key', '<avb-promotions>'],
  ]);
  expect(container.querySelector('[data-content-problem]')).toBeNull();
});
