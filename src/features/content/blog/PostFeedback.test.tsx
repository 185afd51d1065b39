import type { TenantConfigInput } from '@contract/config';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import { PostFeedback } from './PostFeedback';

const feedback = {
  votes_yes: 12,
  votes_no: 1,
  comments: [{ comment_id: 4, author: 'Ada', text: 'Measured twice.', created_at: '2026-11-02T18:00:00Z' }],
};

function renderFeedback(blog_home: TenantConfigInput['blog_home'], is_approved = false) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    if (request.path.endsWith('/talk')) return { status: 200, body: feedback };
    return { status: 200, body: request.path.endsWith('/votes') ? feedback : { is_approved } };
  };
  render(createTestApp({ config: { blog_home }, send }).wrap(<PostFeedback postId="3" />));
  return calls;
}

describe('feedback on a post', () => {
  it('is not requested when votes and comments are off', () => {
    expect(renderFeedback({ title: 'Notes' })).toEqual([]);
  });

  it('shows and counts votes when only votes are on', async () => {
    const calls = renderFeedback({ show_votes: '1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes (12)' }));
    await screen.findByText('Thank you.');
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/blog/3/votes', body: { helpful: true } }),
    );
    expect(screen.queryByText('1 comment')).toBeNull();
  });

  it('shows comments when only comments are on; a new comment awaits approval', async () => {
    const calls = renderFeedback({ show_comments: true });
    await screen.findByText('Measured twice.');
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy();
    expect(screen.queryByText('Was this article helpful?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    expect(await screen.findAllByText(/^Please fill in “Your .+”\.$/)).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Your name'), 'Bo');
    await userEvent.type(screen.getByLabelText('Your comment'), 'It fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    await screen.findByText('Thank you. Your comment will appear once the store has approved it.');
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/blog/3/comments', body: { author: 'Bo', text: 'It fits.' } }),
    );
  });

  it('confirms a comment that needs no approval', async () => {
    renderFeedback({ show_comments: true, auto_approve_comments: true }, true);
    await userEvent.type(await screen.findByLabelText('Your name'), 'Bo');
    await userEvent.type(screen.getByLabelText('Your comment'), 'It fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    await screen.findByText('Thank you. Your comment is shown below.');
  });
});
