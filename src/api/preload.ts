import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Starts queries before the component that uses them renders: dispatch(xApi.endpoints.y.initiate(args, options)). */
export interface Preload {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** On the server, subscribe so that results are retained until the render; in a browser, unused results expire. */
  options: { subscribe: boolean };
}
