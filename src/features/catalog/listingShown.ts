import type { ReactNode } from 'react';
import type { Listing } from '@/api/contract/category';
import type { DisplayMode } from './listingQuery';
import type { ListingState } from './listingUrl';

/** Name of the text for a list that could not be had. */
export type ListingFailure = 'fetchFailed' | 'fetchFailedLater' | 'unknownError';

/** One page of products on its way or here. */
export interface ListingSource {
  /** While the next page loads, the one before. */
  listing: Listing | undefined;
  isStale: boolean;
  /** The order it was asked for in where the address names none (listingQuery.ts, ownOrder). */
  ownOrder?: string;
  isFailed: boolean;
  failure: ListingFailure;
  retry: () => void;
}

export interface TileOptions {
  mode: DisplayMode;
  /** Among the first to be seen: its picture does not wait. */
  isFirst: boolean;
}

export type RenderPage = (state: ListingState, render: (source: ListingSource) => ReactNode) => ReactNode;
