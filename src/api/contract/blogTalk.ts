import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, list, number, string, text } from './fields';

/** What readers say on a post; a store switches each part in blog_home (commerce specification §3). */
const comment = z.object({ comment_id: id, author: text(), text: text(), created_at: text() });
export type BlogComment = z.output<typeof comment>;

const votes = z.object({ votes_yes: number(0), votes_no: number(0) });
const post = z.object({ id: string });

export const getBlogTalk = endpoint({
  method: 'GET',
  path: '/blog/{id}/talk',
  summary: 'Approved comments on a post, oldest first, and how many found it helpful',
  params: post,
  response: z.extend(votes, { comments: list(comment) }),
});

export const postBlogComment = endpoint({
  method: 'POST',
  path: '/blog/{id}/comments',
  summary: 'Comments on a post; shown at once only where the store approves by itself',
  params: post,
  body: z.object({
    author: z.string().check(z.maxLength(80)),
    text: z.string().check(z.maxLength(2000)),
  }),
  /** is_approved: false while the store has yet to read it. */
  response: z.object({ is_approved: z.boolean() }),
});

export const postBlogVote = endpoint({
  method: 'POST',
  path: '/blog/{id}/votes',
  summary: 'Says whether a post helped; one vote a session, the last counts',
  params: post,
  body: z.object({ helpful: z.boolean() }),
  response: votes,
});
