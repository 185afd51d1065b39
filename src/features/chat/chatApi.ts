import {
  type ChatFeedback,
  type ChatMessage,
  getChatFeedback,
  getChatMessages,
  postChatFeedback,
  putChatMessage,
} from '@contract/chat';
import type { QueryResult } from '@/api/baseQuery';
import { call } from '@/api/call';
import { api } from '@/api/createApi';
import { errorMessageOf } from './chatErrors';

interface MessageRequest {
  productId: string;
  /** URL of the current page. */
  url: string;
  userPrompt: string;
  /** The selected location. */
  storelocationid: string | undefined;
}
interface Vote {
  productId: string;
  feedback: ChatFeedback;
}

/** The result of a read; null for a 404, with which a backend may answer before the first message or vote. */
const orNone = <T>(result: QueryResult<T>, none: T): QueryResult<T> =>
  result.error?.status === 404 ? { data: none } : result;

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<ChatMessage[], string>({
      queryFn: async (productId, _api, _options, send) =>
        orNone(
          (await send(call(getChatMessages, { params: { productId } }))) as QueryResult<ChatMessage[]>,
          [],
        ),
      providesTags: ['Chat'],
    }),
    getVote: build.query<ChatFeedback | null, string>({
      queryFn: async (productId, _api, _options, send) =>
        orNone(
          (await send(call(getChatFeedback, { params: { productId } }))) as QueryResult<ChatFeedback | null>,
          null,
        ),
      providesTags: ['Chat'],
    }),
    /**
     * The question is added optimistically and clears the vote; the response replaces the conversation. A failure
     * becomes a message of the assistant (docs/spec/16 §2).
     */
    sendMessage: build.mutation<ChatMessage[], MessageRequest>({
      query: ({ productId, ...body }) => call(putChatMessage, { params: { productId }, body }),
      async onQueryStarted({ productId, userPrompt }, { dispatch, queryFulfilled }) {
        const updateConversation = (next: (messages: ChatMessage[]) => ChatMessage[]) =>
          dispatch(chatApi.util.updateQueryData('getConversation', productId, next));
        const timestamp = new Date().toISOString();
        const userMessage: ChatMessage = {
          role: 'user',
          text: userPrompt,
          timestamp,
          feedback: '',
          products: [],
          statements: [],
          comparison: null,
          actions: [],
          is_unanswered: false,
        };
        updateConversation((messages) => [...messages, userMessage]);
        dispatch(chatApi.util.updateQueryData('getVote', productId, () => null));
        try {
          const { data } = await queryFulfilled;
          updateConversation(() => data);
        } catch (failure) {
          const { error } = failure as { error: unknown };
          updateConversation((messages) => [...messages, errorMessageOf(error)]);
        }
      },
    }),
    /** Optimistic; a rejection rolls the vote back. */
    vote: build.mutation<{ success: boolean }, Vote>({
      query: ({ productId, feedback }) => call(postChatFeedback, { params: { productId }, body: feedback }),
      async onQueryStarted({ productId, feedback }, { dispatch, queryFulfilled }) {
        const patch = dispatch(chatApi.util.updateQueryData('getVote', productId, () => feedback));
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useGetConversationQuery, useGetVoteQuery, useSendMessageMutation, useVoteMutation } = chatApi;
