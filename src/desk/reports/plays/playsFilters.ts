import type { listPlays } from '@contract/desk/reports';
import type { ResponseOf } from '@contract/endpoint';

/** Days and choices for the proof of play; empty for all. */
export interface PlaysFilters {
  from: string;
  until: string;
  clip: string;
  location: string;
  device: string;
}

export const playsViews = ['clips', 'devices', 'single'] as const;

export interface PlaysViewProps {
  query: PlaysFilters;
  sums: ResponseOf<typeof listPlays>;
}
