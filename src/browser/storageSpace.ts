import { PICTURE_CACHE } from './workerCaches';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

let freeing: Promise<unknown> | null = null;

/** The service worker's cached pictures are by far the largest part, and the easiest to load again. */
function freeSpace(): Promise<unknown> {
  if (!freeing) {
    console.warn('The storage of this device is full: cached pictures are removed');
    freeing = ('caches' in globalThis ? caches.delete(PICTURE_CACHE) : Promise.resolve()).finally(() => {
      freeing = null;
    });
  }
  return freeing;
}

/** Writes to the device's storage. When it is full, cached pictures make room and the write is repeated once. */
export async function writeWithSpace<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    await freeSpace();
    return write();
  }
}
