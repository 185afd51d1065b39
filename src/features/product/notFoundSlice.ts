import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

interface NotFoundState {
  /** What was asked for in vain, url_keys or entity_ids, newest last. */
  keys: string[];
}

const initialState: NotFoundState = { keys: [] };

interface QueryAction extends UnknownAction {
  meta: { arg: { endpointName: string; originalArgs: string | { id: string } } };
}

/** The end of a product's call, known by its name so that the calls need not load with the state. */
const ended =
  (end: string) =>
  (action: UnknownAction): action is QueryAction =>
    action.type === `api/executeQuery/${end}` &&
    (action as Partial<QueryAction>).meta?.arg?.endpointName === 'getProduct';

const keyOf = ({ meta }: QueryAction) => {
  const asked = meta.arg.originalArgs;
  return typeof asked === 'string' ? asked : asked.id;
};

/** A failed product fetch puts the product on this list, a later success takes it off (commerce specification §4). */
export const notFoundSlice = createSlice({
  name: 'notFound',
  initialState,
  reducers: {},
  extraReducers: (build) => {
    build.addMatcher(ended('rejected'), (state, action) => {
      // A call that was not needed, or that a newer one overtook, says nothing of the product.
      if ((action.meta as { condition?: boolean }).condition) return;
      const key = keyOf(action);
      if (!state.keys.includes(key)) state.keys.push(key);
    });
    build.addMatcher(ended('fulfilled'), (state, action) => {
      const key = keyOf(action);
      if (state.keys.includes(key)) state.keys = state.keys.filter((known) => known !== key);
    });
  },
  selectors: {
    selectIsNotFound: (state, key: string) => state.keys.includes(key),
    selectNotFound: (state) => state.keys,
  },
});

export const { selectIsNotFound, selectNotFound } = notFoundSlice.selectors;
