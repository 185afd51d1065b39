import { deleteSaved, listSaved, putSaved } from '@contract/customerLists';
import type { ResponseOf } from '@contract/endpoint';
import { call } from '@/api/call';
import { sessionApi } from '@/api/sessionApi';
import { type SavedItem, savedKey } from './savedSlice';

/** Requests are sent one after another, so that the last change wins. */
const QUEUE = { queue: 'saved' };

const fromContract = (items: ResponseOf<typeof listSaved>): SavedItem[] =>
  items.map(({ addon_ids, ...item }) => ({ ...item, addonIds: addon_ids }));

const toContract = ({ addonIds, ...item }: SavedItem) => ({ ...item, addon_ids: addonIds });

/** A signed-in customer's saved items; a guest's are in savedSlice. Extensions that a dealer's backend may lack. */
export const savedApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    listSaved: build.query<SavedItem[], void>({
      query: () => ({ ...call(listSaved), ...QUEUE }),
      transformResponse: fromContract,
      providesTags: ['Saved'],
    }),
    putSaved: build.mutation<unknown, readonly SavedItem[]>({
      query: (items) => ({ ...call(putSaved, { body: { items: items.map(toContract) } }), ...QUEUE }),
      invalidatesTags: ['Saved'],
    }),
    deleteSaved: build.mutation<unknown, SavedItem>({
      query: ({ product_id, sku }) => ({ ...call(deleteSaved, { query: { product_id, sku } }), ...QUEUE }),
      invalidatesTags: ['Saved'],
      // The entry disappears at the click, and reappears after a failure.
      async onQueryStarted(item, { dispatch, queryFulfilled }): Promise<void> {
        const removal = dispatch(
          savedApi.util.updateQueryData('listSaved', undefined, (items) =>
            items.filter((one) => savedKey(one) !== savedKey(item)),
          ),
        );
        await queryFulfilled.catch(() => removal.undo());
      },
    }),
  }),
});

export const { useListSavedQuery } = savedApi;
