import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Starts queries before the component that uses them renders: dispatch(xApi.endpoints.y.initiate(args, options)). */
export interface Preload {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** The server subscribes, so that results stay until the render; in a browser unused results expire. */
  options: { subscribe: boolean };
}
