import type { CustomerAddress, CustomerAddressInput } from '@contract/address';
import { deleteAddress, listAddresses, postAddress, putAddress } from '@contract/customer';
import { call } from './call';
import { api } from './createApi';

interface NewAddress {
  customerId: string;
  body: CustomerAddressInput;
}
interface AddressChange {
  /** entity_id of the address. */
  id: string;
  body: CustomerAddressInput;
}

/** A customer's addresses. Shared by account and checkout. Skip the query for a guest, who has no addresses. */
export const addressBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAddresses: build.query<CustomerAddress[], string>({
      query: (id) => call(listAddresses, { params: { id } }),
      providesTags: ['Addresses'],
    }),
    addAddress: build.mutation<unknown, NewAddress>({
      query: ({ customerId, body }) => call(postAddress, { params: { id: customerId }, body }),
      invalidatesTags: ['Addresses'],
    }),
    changeAddress: build.mutation<unknown, AddressChange>({
      query: ({ id, body }) => call(putAddress, { params: { id }, body }),
      invalidatesTags: ['Addresses'],
    }),
    removeAddress: build.mutation<{ success: boolean }, string>({
      query: (id) => call(deleteAddress, { params: { id } }),
      invalidatesTags: ['Addresses'],
    }),
  }),
});

export const {
  useListAddressesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
} = addressBookApi;
