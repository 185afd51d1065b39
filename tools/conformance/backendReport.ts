import type { AnyEndpoint } from '../../contract/endpoint.ts';
import type { Finding } from './checkBody.ts';
import type { Exchange } from './client.ts';

/**
 * passed: as specified. tolerated: the storefront copes with it. rejected: an optional call was rejected. hidden: an optional
 * endpoint is missing. missing: a required endpoint is missing. failed: the shop loses something. skipped: not called.
 */
export type Status = 'passed' | 'tolerated' | 'rejected' | 'hidden' | 'missing' | 'failed' | 'skipped';

/** Statuses from bad to good. */
export const STATUSES: readonly Status[] = [
  'missing',
  'failed',
  'rejected',
  'hidden',
  'tolerated',
  'passed',
  'skipped',
];

/** Milliseconds of the GET requests of one endpoint. */
export interface Timing {
  p50: number;
  p95: number;
  pace: 'fast' | 'slow' | 'very slow';
}

export interface EndpointReport {
  /** GET /categories/{key} */
  name: string;
  endpoint: AnyEndpoint;
  summary: string;
  isRequired: boolean;
  /** What the shop does if the endpoint is missing. */
  without: string;
  status: Status;
  /** Why an endpoint was skipped or rejected. */
  reason: string;
  findings: Finding[];
  timing: Timing | null;
  exchanges: Exchange[];
}

export interface BackendReport {
  url: string;
  startedAt: string;
  milliseconds: number;
  requests: number;
  endpoints: EndpointReport[];
  /** Hints that don't belong to a single endpoint. */
  hints: string[];
  /** True if nothing required is missing or has a wrong type. */
  isPassed: boolean;
}

/** If an endpoint is called several times, the worst status counts; a skipped call only counts if no other was sent. */
export const worstOf = (one: Status, other: Status): Status =>
  STATUSES.indexOf(one) <= STATUSES.indexOf(other) ? one : other;

export const isFailure = (status: Status) => status === 'missing' || status === 'failed';
