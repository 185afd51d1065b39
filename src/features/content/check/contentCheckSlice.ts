import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface FoundProblem {
  reason: string;
  /** Id of the outlined element; null when the problem concerns the whole content. */
  id: string | null;
}

interface ContentCheckState {
  isPanelOpen: boolean;
  /** The problems of each content on the page, by the content's React id. */
  problems: Record<string, FoundProblem[]>;
}

const initialState: ContentCheckState = { isPanelOpen: false, problems: {} };

/** The content problems on the page and the panel that lists them (docs/spec/04 §4). */
export const contentCheckSlice = createSlice({
  name: 'contentCheck',
  initialState,
  reducers: {
    panelOpened(state) {
      state.isPanelOpen = true;
    },
    panelClosed(state) {
      state.isPanelOpen = false;
    },
    contentChecked(state, { payload }: PayloadAction<{ contentId: string; problems: FoundProblem[] }>) {
      state.problems[payload.contentId] = payload.problems;
    },
    contentRemoved(state, { payload }: PayloadAction<string>) {
      delete state.problems[payload];
    },
  },
  selectors: {
    selectIsPanelOpen: (state) => state.isPanelOpen,
    selectProblems: createSelector([(state: ContentCheckState) => state.problems], (problems) =>
      Object.values(problems).flat(),
    ),
  },
});

export const { panelOpened, panelClosed, contentChecked, contentRemoved } = contentCheckSlice.actions;
export const { selectIsPanelOpen, selectProblems } = contentCheckSlice.selectors;
