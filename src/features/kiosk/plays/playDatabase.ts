import { promisifyRequest } from 'idb-keyval';

const DATABASE = 'kiosk-plays';
export const WAITING_STORE = 'waiting';
/** Object store of the plays that the service rejected; the staff menu shows their number. */
export const REJECTED_STORE = 'aside';
export const PLAY_ID_INDEX = 'play_id';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result, transaction } = request;
    if (oldVersion < 1) {
      // The key generator provides the sequence, which continues after plays are removed.
      result.createObjectStore(WAITING_STORE, { autoIncrement: true });
      result.createObjectStore(REJECTED_STORE);
    }
    transaction?.objectStore(WAITING_STORE).createIndex(PLAY_ID_INDEX, PLAY_ID_INDEX);
  };
  return promisifyRequest(request);
}

/** Opens the database. A corrupt database is reported, deleted and created anew, so that the kiosk continues to count. */
export async function openPlayDatabase(report: (problem: string) => void): Promise<IDBDatabase> {
  try {
    return await open();
  } catch (error) {
    report(`play queue rebuilt: ${String(error)}`);
    await promisifyRequest(indexedDB.deleteDatabase(DATABASE));
    return open();
  }
}
