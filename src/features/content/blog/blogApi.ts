import { call } from '@/api/call';
import { getBlogTalk, postBlogComment, postBlogVote } from '@/api/contract/blogTalk';
import { listBlogPosts } from '@/api/contract/content';
import type { CallArguments, ResponseOf } from '@/api/contract/endpoint';
import { api } from '@/api/createApi';

type Comment = CallArguments<typeof postBlogComment>['body'];

export type BlogPost = ResponseOf<typeof listBlogPosts>[number];

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<BlogPost[], void>({ query: () => call(listBlogPosts, { query: {} }) }),
    getTalk: build.query<ResponseOf<typeof getBlogTalk>, string>({
      query: (id) => call(getBlogTalk, { params: { id } }),
      providesTags: ['BlogTalk'],
    }),
    sayOnPost: build.mutation<ResponseOf<typeof postBlogComment>, { id: string; body: Comment }>({
      query: ({ id, body }) => call(postBlogComment, { params: { id }, body }),
      invalidatesTags: ['BlogTalk'],
    }),
    voteOnPost: build.mutation<ResponseOf<typeof postBlogVote>, { id: string; helpful: boolean }>({
      query: ({ id, helpful }) => call(postBlogVote, { params: { id }, body: { helpful } }),
      invalidatesTags: ['BlogTalk'],
    }),
    /** One post by its url key or number; null when there is none. */
    getPost: build.query<BlogPost | null, string>({
      query: (key) => call(listBlogPosts, { query: { post_id: key } }),
      transformResponse: (posts: BlogPost[], _, key) =>
        posts.find(({ url_key, post_id }) => url_key === key || post_id === key) ?? null,
    }),
  }),
});

export const {
  useListPostsQuery,
  useGetPostQuery,
  useGetTalkQuery,
  useSayOnPostMutation,
  useVoteOnPostMutation,
} = blogApi;

/** Where a post is read. */
export const postPath = ({ url_key, post_id }: BlogPost) => `/blog/${encodeURIComponent(url_key || post_id)}`;

const WORDS_A_MINUTE = 200;

/** Minutes a post takes to read, at least one. */
export const minutesToRead = ({ content }: Pick<BlogPost, 'content'>) =>
  Math.max(1, Math.round(content.replace(/<[^>]*>/g, ' ').split(/\s+/).length / WORDS_A_MINUTE));
