import { promisifyRequest } from 'idb-keyval';

const DATABASE = 'kiosk-plays';
export const WAITING = 'waiting';
/** Plays the service will never take; staff can see how many. */
export const ASIDE = 'aside';
export const BY_ID = 'play_id';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = request;
    if (oldVersion < 1) {
      // The key generator is the sequence: it goes on counting after plays are removed.
      result.createObjectStore(WAITING, { autoIncrement: true });
      result.createObjectStore(ASIDE);
    }
    transaction?.objectStore(WAITING).createIndex(BY_ID, BY_ID);
  };
  return promisifyRequest(request);
}

/** A database that can't be opened is made anew and reported: a kiosk that counts again beats one that stopped. */
export async function openPlays(report: (problem: string) => void): Promise<IDBDatabase> {
  try {
    return await open();
  } catch (error) {
    report(`play queue rebuilt: ${String(error)}`);
    await promisifyRequest(indexedDB.deleteDatabase(DATABASE));
    return open();
  }
}
