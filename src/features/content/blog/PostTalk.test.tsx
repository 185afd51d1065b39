import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeApp } from '@tests/makeApp';
import { describe, expect, it } from 'vitest';
import type { StoreConfigInput } from '@/api/contract/config';
import type { ApiRequest } from '@/api/transport';
import { PostTalk } from './PostTalk';

const talk = {
  votes_yes: 12,
  votes_no: 1,
  comments: [{ comment_id: 4, author: 'Ada', text: 'Measured twice.', created_at: '2026-11-02T18:00:00Z' }],
};

function show(blog_home: StoreConfigInput['blog_home'], is_approved = false) {
  const calls: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    calls.push(request);
    if (request.path.endsWith('/talk')) return { status: 200, body: talk };
    return { status: 200, body: request.path.endsWith('/votes') ? talk : { is_approved } };
  };
  render(makeApp({ config: { blog_home }, send }).wrap(<PostTalk postId="3" />));
  return calls;
}

describe('what readers think of a post', () => {
  it('is not asked for where the store has neither votes nor comments', () => {
    expect(show({ title: 'Notes' })).toEqual([]);
  });

  it('is votes alone, which are counted', async () => {
    const calls = show({ show_votes: '1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes (12)' }));
    await screen.findByText('Thank you.');
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/blog/3/votes', body: { helpful: true } }),
    );
    expect(screen.queryByText('1 comment')).toBeNull();
  });

  it('is comments alone; a new one waits for the store', async () => {
    const calls = show({ show_comments: true });
    await screen.findByText('Measured twice.');
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy();
    expect(screen.queryByText('Was this article helpful?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Your name'), 'Bo');
    await userEvent.type(screen.getByLabelText('Your comment'), 'It fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    await screen.findByText('Thank you. Your comment is shown once the store has read it.');
    expect(calls).toContainEqual(
      expect.objectContaining({ path: '/blog/3/comments', body: { author: 'Bo', text: 'It fits.' } }),
    );
  });

  it('says so where a comment is shown at once', async () => {
    show({ show_comments: true, auto_approve_comments: true }, true);
    await userEvent.type(await screen.findByLabelText('Your name'), 'Bo');
    await userEvent.type(screen.getByLabelText('Your comment'), 'It fits.');
    await userEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    await screen.findByText('Thank you. Your comment is shown below.');
  });
});
