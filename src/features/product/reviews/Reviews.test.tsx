import type { ApiRequest } from '@contract/transport';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { Reviews } from './Reviews';

const review = (review_id: string, title: string) => ({ review_id, title, rating: 4, votes_yes: 2 });

/** Two pages of reviews; those with four stars are one. */
function showReviews(response?: object) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    if (request.method === 'POST') return { status: 200, body: review('r1', 'Firm') };
    const { page = 1, rating } = (request.query ?? {}) as { page?: number; rating?: number };
    const body = response ?? {
      review_summary: { average: 4.2, count: 9 },
      ratings_distribution: { four: 3, five: 6 },
      reviews: [rating ? review('r4', 'Four stars') : review(`r${page}`, page === 1 ? 'Firm' : 'Soft')],
      page,
      page_count: rating ? 1 : 2,
    };
    return { status: 200, body };
  };
  render(createTestApp({ send }).wrap(<Reviews id="7" />));
  return calls;
}

it('filters reviews by rating, and clears the filter at a second click', async () => {
  const calls = showReviews();
  const four = await screen.findByRole('button', { name: /^4 stars/ });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Soft');
  await userEvent.click(four);
  await screen.findByText('Four stars');
  expect(calls.at(-1)?.query).toMatchObject({ embed: 'reviews', page: 1, rating: 4 });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await userEvent.click(four);
  expect(await screen.findByText('Firm')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^3 stars/ }).hasAttribute('disabled')).toBe(true);
});

it('says that a rating has no written reviews', async () => {
  showReviews({ ratings_distribution: { one: 2 }, reviews: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^1 star/ }));
  expect(await screen.findByText('No review with a text has this rating.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('shows the votes on all reviews, which the summary totals', async () => {
  showReviews({ votes_yes: 31, votes_no: '9', reviews: [review('r1', 'Firm')] });
  expect(await screen.findByText('31 of 40 readers found these reviews helpful')).toBeTruthy();
});

it('shows no review as the most helpful of both kinds', async () => {
  const only = review('r1', 'Firm');
  showReviews({ most_helpful_reviews: { positive: only, negative: only }, reviews: [only] });
  expect(await screen.findAllByText('Firm')).toHaveLength(1);
});

it('submits a vote and confirms it', async () => {
  const calls = showReviews();
  const yes = await screen.findByRole('button', { name: 'Yes, “Firm” helped' });
  await userEvent.click(yes);
  expect(yes.hasAttribute('disabled')).toBe(false);
  expect(await screen.findByText('Thank you')).toBeTruthy();
  expect(yes.getAttribute('aria-pressed')).toBe('true');
  const vote = calls.find(({ method }) => method === 'POST');
  expect(vote).toMatchObject({ path: '/products/7/reviews/r1/votes', body: { helpful: true } });
});

it('pages by the number of reviews where the backend names no pages (docs/spec/09 §5)', async () => {
  const titles = ['Firm', 'Wide', 'Soft'];
  const send = async ({ query }: ApiRequest) => {
    const from = (Number(query?.page) - 1) * 2;
    const reviews = titles.slice(from, from + 2).map((title) => review(title, title));
    return { status: 200, body: { review_summary: { average: 4, count: 3 }, reviews } };
  };
  render(createTestApp({ send }).wrap(<Reviews id="7" />));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Soft')).toBeTruthy();
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Wide')).toBeTruthy();
});

it('renders a sparse response', async () => {
  showReviews({ reviews: [review('r1', 'Firm')] });
  expect(await screen.findByText('Firm')).toBeTruthy();
});

it('shows a review of its text and rating alone', async () => {
  showReviews({ reviews: [{ review_id: 'r1', detail: 'Firm and wide.', rating: '4.25' }] });
  const review = (await screen.findByText('Firm and wide.')).closest('article') as HTMLElement;
  expect(within(review).queryByRole('heading')).toBeNull();
  expect(within(review).getByRole('img', { name: '4.3 out of 5 stars' })).toBeTruthy();
  expect(within(review).getByRole('button', { name: /^Yes/ }).hasAttribute('aria-label')).toBe(false);
  expect(review.textContent).not.toContain('·');
});

it('shows number, average and further pages of a backend that only sends the distribution', async () => {
  const calls = showReviews({
    ratings_distribution: { four: '3', five: 1 },
    reviews: [review('r1', 'Firm'), { review_id: 'r2', title: 'Without stars' }],
  });
  expect(await screen.findByText('4.3')).toBeTruthy();
  expect(screen.getByText('4 reviews')).toBeTruthy();
  const unrated = screen.getByText('Without stars').closest('article') as HTMLElement;
  expect(within(unrated).queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ page: 2 }));
});
