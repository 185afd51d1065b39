import { call } from '@/api/call';
import { type Block, type ContentPage, getBlock, getPage } from '@/api/contract/content';
import { api } from '@/api/createApi';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlock: build.query<Block, string>({
      query: (identifier) => call(getBlock, { params: { identifier } }),
    }),
    getPage: build.query<ContentPage, string>({
      query: (identifier) => call(getPage, { params: { identifier } }),
    }),
  }),
});

export const { useGetBlockQuery, useGetPageQuery } = contentApi;
