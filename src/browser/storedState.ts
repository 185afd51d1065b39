/** Module state: features wait for the device without knowing how the app stores its state (src/app/persistence.ts). */
let write: () => Promise<unknown> = async () => {};

/** Sets how the state is written. The promise resolves once it is on the device, or can't be stored there. */
export function setStateWriter(writer: () => Promise<unknown>): void {
  write = writer;
}

/** Resolves once all changes of the state so far are stored on the device; at once before persistence has started. */
export const storeState = (): Promise<unknown> => write();
