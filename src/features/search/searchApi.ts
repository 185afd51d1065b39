import {
  autocomplete,
  logQuery,
  type SearchListing,
  type Suggestions,
  searchProducts,
} from '@contract/search';
import { call } from '@/api/call';
import { api } from '@/api/createApi';

export interface SearchRequest {
  term: string;
  query: {
    embed: string;
    page: number;
    limit: number;
    order?: string;
    dir?: 'asc' | 'desc';
    visibility?: string;
    filters?: string;
  };
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<SearchListing, SearchRequest>({
      query: ({ term, query }) => call(searchProducts, { params: { term }, query }),
    }),
    getSuggestions: build.query<Suggestions, string>({
      query: (term) => call(autocomplete, { params: { term } }),
      keepUnusedDataFor: 60,
    }),
    logQuery: build.mutation<{ history_id: string }, { query: string; result_size: number }>({
      query: (body) => ({ ...call(logQuery, { body }), queue: 'searches' }),
    }),
  }),
});

export const { useSearchProductsQuery, useGetSuggestionsQuery, useLogQueryMutation } = searchApi;
