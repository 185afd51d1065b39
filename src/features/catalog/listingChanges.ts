import type { ListingState } from './listingUrl';
import { type Range, writeRange } from './range';

/** Beside a room in the filter fit: products whose sizes are not known, too. */
export const ALSO_UNKNOWN = 'unknown';

/** Replaces what is chosen of a facet; the list starts again at page 1. */
export const valuesChosen = (state: ListingState, code: string, values: string[]): ListingState => {
  const { [code]: _, ...others } = state.filters;
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [code]: values } : others };
};

/** Chooses a value of a facet, or takes it back; the list starts again at page 1. */
export function valueToggled(state: ListingState, code: string, value: string): ListingState {
  const chosen = state.filters[code] ?? [];
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return valuesChosen(state, code, values);
}

export function rangeChosen(state: ListingState, code: string, range: Range): ListingState {
  const value = writeRange(range);
  return valuesChosen(state, code, value === null ? [] : [value]);
}

/** Another page of the listing shown; of no other that was asked for meanwhile. */
export const onPage =
  (shown: ListingState, page: number) =>
  (asked: ListingState): ListingState =>
    asked === shown ? { ...asked, page } : asked;

export const filtersCleared = (state: ListingState): ListingState => ({ ...state, page: 1, filters: {} });
