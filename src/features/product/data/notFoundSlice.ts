import { createSlice, isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '@/api/apiError';
import type { ProductRequest } from './productRequest';

interface NotFoundState {
  /** Requested url_keys or entity_ids that the backend does not have, newest last. */
  keys: string[];
}

const initialState: NotFoundState = { keys: [] };

interface ProductAction extends UnknownAction {
  meta: { arg: { endpointName: string; originalArgs: ProductRequest } };
}

/** Whether an action belongs to getProduct. The slice is in the entry chunk and must not import the API. */
const isOfProduct = (action: UnknownAction): action is ProductAction =>
  (action as Partial<ProductAction>).meta?.arg?.endpointName === 'getProduct';

const keyOf = ({ meta: { arg } }: ProductAction) =>
  typeof arg.originalArgs === 'string' ? arg.originalArgs : arg.originalArgs.id;

/** Whether a product does not exist, or no longer does. */
export const isNotFoundError = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 410);

const isProductRejected = (action: UnknownAction): action is ProductAction =>
  isRejectedWithValue(action) && isNotFoundError(action.payload) && isOfProduct(action);

const isProductFulfilled = (action: UnknownAction): action is ProductAction =>
  isFulfilled(action) && isOfProduct(action);

/** A product query that ends with "not found" adds the product to this list; a later success removes it (docs/spec/09 §3). */
export const notFoundSlice = createSlice({
  name: 'notFound',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    build.addMatcher(isProductRejected, ({ keys }, action) => {
      const key = keyOf(action);
      if (!keys.includes(key)) keys.push(key);
    });
    build.addMatcher(isProductFulfilled, (state, action) => {
      const key = keyOf(action);
      if (state.keys.includes(key)) state.keys = state.keys.filter((other) => other !== key);
    });
  },
  selectors: {
    selectIsNotFound: (state, key: string) => state.keys.includes(key),
    selectNotFound: (state) => state.keys,
  },
});

export const { selectIsNotFound, selectNotFound } = notFoundSlice.selectors;
