import type { Transport } from '@contract/transport';

/** Dependencies of thunks and queries: the extra argument of the Redux store. */
export interface Services {
  send: Transport;
}
