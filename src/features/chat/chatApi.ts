import { call } from '@/api/call';
import {
  type ChatFeedback,
  type ChatMessage,
  getChatFeedback,
  getChatMessages,
  postChatFeedback,
  putChatMessage,
} from '@/api/contract/chat';
import { api } from '@/api/createApi';
import { failedAnswer } from './failure';

interface Question {
  productId: string;
  /** Address of the page the shopper is on. */
  url: string;
  userPrompt: string;
}
interface Vote {
  productId: string;
  feedback: ChatFeedback;
}

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<ChatMessage[], string>({
      query: (productId) => call(getChatMessages, { params: { productId } }),
      providesTags: ['Chat'],
    }),
    getVote: build.query<ChatFeedback | null, string>({
      query: (productId) => call(getChatFeedback, { params: { productId } }),
      providesTags: ['Chat'],
    }),
    /**
     * The question stands in the conversation at once and takes the vote back; the reply replaces the conversation, a
     * failure is said by the assistant (commerce specification §4).
     */
    ask: build.mutation<ChatMessage[], Question>({
      query: ({ productId, ...body }) => call(putChatMessage, { params: { productId }, body }),
      async onQueryStarted({ productId, userPrompt }, { dispatch, queryFulfilled }) {
        const change = (next: (talk: ChatMessage[]) => ChatMessage[]) =>
          dispatch(chatApi.util.updateQueryData('getConversation', productId, next));
        const timestamp = new Date().toISOString();
        const asked: ChatMessage = { role: 'user', text: userPrompt, timestamp, feedback: '', products: [] };
        change((talk) => [...talk, asked]);
        dispatch(chatApi.util.updateQueryData('getVote', productId, () => null));
        try {
          const { data } = await queryFulfilled;
          change(() => data);
        } catch (failure) {
          const { error } = failure as { error: unknown };
          change((talk) => [...talk, failedAnswer(error)]);
        }
      },
    }),
    /** Counts as voted at once; a refusal takes it back. */
    vote: build.mutation<{ success: boolean }, Vote>({
      query: ({ productId, feedback }) => call(postChatFeedback, { params: { productId }, body: feedback }),
      async onQueryStarted({ productId, feedback }, { dispatch, queryFulfilled }) {
        const patch = dispatch(chatApi.util.updateQueryData('getVote', productId, () => feedback));
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useGetConversationQuery, useGetVoteQuery, useAskMutation, useVoteMutation } = chatApi;
