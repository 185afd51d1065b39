import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

interface NotFoundState {
  /** Requested url_keys or entity_ids that failed, newest last. */
  keys: string[];
}

const initialState: NotFoundState = { keys: [] };

interface QueryAction extends UnknownAction {
  meta: { arg: { endpointName: string; originalArgs: string | { id: string } } };
}

/** Matches the end of a getProduct query by its action type, so that the slice does not import the API. */
const ended =
  (clear: string) =>
  (action: UnknownAction): action is QueryAction =>
    action.type === `api/executeQuery/${clear}` &&
    (action as Partial<QueryAction>).meta?.arg?.endpointName === 'getProduct';

const keyOf = ({ meta }: QueryAction) => {
  const requested = meta.arg.originalArgs;
  return typeof requested === 'string' ? requested : requested.id;
};

/** A failed product query adds the product to this list; a later success removes it (docs/spec/09 §3). */
export const notFoundSlice = createSlice({
  name: 'notFound',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    build.addMatcher(ended('rejected'), (state, action) => {
      // Skipped and superseded calls say nothing about the product.
      if ((action.meta as { condition?: boolean }).condition) return;
      const key = keyOf(action);
      if (!state.keys.includes(key)) state.keys.push(key);
    });
    build.addMatcher(ended('fulfilled'), (state, action) => {
      const key = keyOf(action);
      if (state.keys.includes(key)) state.keys = state.keys.filter((knownStock) => knownStock !== key);
    });
  },
  selectors: {
    selectIsNotFound: (state, key: string) => state.keys.includes(key),
    selectNotFound: (state) => state.keys,
  },
});

export const { selectIsNotFound, selectNotFound } = notFoundSlice.selectors;
