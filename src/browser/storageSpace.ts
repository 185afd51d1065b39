import { PICTURE_CACHE } from './workerCaches';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

let freeing: Promise<unknown> | null = null;

/** The service worker's cached pictures are by far the largest part, and can easily be loaded again. */
function freeSpace(): Promise<unknown> {
  if (!freeing) {
    console.warn('The storage of this device is full: cached pictures are removed');
    freeing = ('caches' in globalThis ? caches.delete(PICTURE_CACHE) : Promise.resolve()).finally(() => {
      freeing = null;
    });
  }
  return freeing;
}

/** Writes to the device's storage. If it is full, deletes cached pictures and repeats the write once. */
export async function writeWithSpace<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    await freeSpace();
    return write();
  }
}
