import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What starts a query before the screen that shows it: dispatch(xApi.endpoints.y.initiate(args, options)). */
export interface Preload {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** The server keeps what it asked for; a browser lets unused answers expire. */
  options: { subscribe: boolean };
}
