import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { date, flag, id, number, text } from './fields';
import { inputText } from './inputs';
import { uniqueList } from './uniqueList';

/** Comments and votes on a blog post; blog_home of the configuration enables each (docs/spec/02 §1, docs/spec/06 §5). */
const comment = z.object({ comment_id: id, author: text(), text: text(), created_at: date });
export type BlogComment = z.output<typeof comment>;

const votes = z.object({ votes_yes: number(0), votes_no: number(0) });
const post = z.object({ id: inputText });

export const getBlogDiscussion = endpoint({
  method: 'GET',
  path: '/blog/{id}/talk',
  isExtension: true,
  summary: 'Approved comments on a post, oldest first, with the count of helpful votes',
  params: post,
  response: z.extend(votes, { comments: uniqueList(comment, 'comment_id') }),
});

export const postBlogComment = endpoint({
  method: 'POST',
  path: '/blog/{id}/comments',
  isExtension: true,
  limits: ['comment'],
  summary: 'Comments on a post; published at once if the tenant approves comments automatically',
  params: post,
  body: z.object({
    author: z.string().check(z.maxLength(80)),
    text: z.string().check(z.maxLength(2000)),
  }),
  /** is_approved: false until staff have approved the comment */
  response: z.object({ is_approved: flag() }),
});

export const postBlogVote = endpoint({
  method: 'POST',
  path: '/blog/{id}/votes',
  isExtension: true,
  limits: ['vote'],
  summary: 'Votes whether a post is helpful; one vote per session, the last one counts',
  params: post,
  body: z.object({ helpful: z.boolean() }),
  response: votes,
});
