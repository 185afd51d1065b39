import { PICTURE_CACHE } from './workerCaches';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** The service worker's cached pictures are by far the largest part, and the easiest to load again. */
async function freeSpace(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURE_CACHE);
}

/** Writes to the device's storage. When it is full, cached pictures make room and the write is repeated once. */
export async function writeWithSpace<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    console.warn('The storage of this device is full: cached pictures are removed');
    await freeSpace();
    return write();
  }
}
