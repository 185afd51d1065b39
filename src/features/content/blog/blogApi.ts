import { getBlogDiscussion, postBlogComment, postBlogVote } from '@contract/blogDiscussion';
import { listBlogPosts } from '@contract/content';
import type { CallArguments, ResponseOf } from '@contract/endpoint';
import { plainText } from '@contract/plainText';
import { withoutTags } from '@contract/withoutTags';
import type { QueryResult } from '@/api/baseQuery';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

type Comment = CallArguments<typeof postBlogComment>['body'];

type Post = ResponseOf<typeof listBlogPosts>[number];

export interface BlogPost extends Post {
  /** Reading time, at least 1. */
  minutes: number;
}

const WORDS_A_MINUTE = 200;

/** Counts the words in the HTML of the response, because a rendered page passes it to the browser in another form (src/app/bootData.ts). */
const toPost = (post: Post): BlogPost => {
  const words = withoutTags(post.content).split(/\s+/).length;
  return {
    ...post,
    short_content: plainText(post.short_content),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
};

/** Statuses of a request that a backend understands, but does not accept. */
const REJECTIONS: ReadonlySet<unknown> = new Set([400, 404, 422]);

function findPost(posts: readonly Post[], key: string): BlogPost | null {
  const found = posts.find(({ url_key, post_id }) => url_key === key || post_id === key);
  return found ? toPost(found) : null;
}

export const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<BlogPost[], void>({
      query: () => call(listBlogPosts, { query: {} }),
      transformResponse: (posts: Post[]) => posts.map(toPost),
    }),
    getPostFeedback: build.query<ResponseOf<typeof getBlogDiscussion>, string>({
      query: (id) => call(getBlogDiscussion, { params: { id } }),
      providesTags: ['BlogDiscussion'],
    }),
    addPostComment: build.mutation<ResponseOf<typeof postBlogComment>, { id: string; body: Comment }>({
      query: ({ id, body }) => call(postBlogComment, { params: { id }, body }),
      invalidatesTags: ['BlogDiscussion'],
    }),
    voteOnPost: build.mutation<unknown, { id: string; helpful: boolean }>({
      query: ({ id, helpful }) => call(postBlogVote, { params: { id }, body: { helpful } }),
      invalidatesTags: ['BlogDiscussion'],
    }),
    /** Retrieves a post by its url key or its id; null when it does not exist. */
    getPost: build.query<BlogPost | null, string>({
      queryFn: async (key, _api, _options, send) => {
        const result = (await send(call(listBlogPosts, { query: { post_id: key } }))) as QueryResult<Post[]>;
        const found = findPost(result.data ?? [], key);
        if (found) return { data: found };
        // A backend may only support the ids of posts, and reject a url key.
        if (result.error && !REJECTIONS.has(result.error.status)) return { error: result.error };
        const all = (await send(call(listBlogPosts, { query: {} }))) as QueryResult<Post[]>;
        return all.error ? { error: all.error } : { data: findPost(all.data, key) };
      },
    }),
  }),
});

export const {
  useListPostsQuery,
  useGetPostQuery,
  useGetPostFeedbackQuery,
  useAddPostCommentMutation,
  useVoteOnPostMutation,
} = blogApi;
