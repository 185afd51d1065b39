import { randomUUID } from 'node:crypto';
import { clipboard, type Session, session } from 'electron';
import { SCHEME } from './scheme/address';
import { type LoopDoors, makeHandler } from './scheme/handler';
import type { KeptAnswers } from './scheme/keptAnswers';
import { makeStoreProxy } from './scheme/storeProxy';
import type { Turn } from './turn';
import { guardSession } from './windows/guards';

interface Parts {
  webFolder: string;
  storeUrl: string;
  kept: KeptAnswers;
  loop: LoopDoors;
  turned: Turn;
  report: (problem: string) => void;
}

const LOOP_PARTITION = 'persist:loop';

/** True for a session in memory that holds nothing any more. */
async function isBlank(used: Session): Promise<boolean> {
  const [cookies, cacheBytes] = await Promise.all([used.cookies.get({}), used.getCacheSize()]);
  return cookies.length === 0 && cacheBytes === 0 && used.storagePath === null;
}

/** The sessions of the kiosk: one that stays for the loop, its queue and its device; one in memory for a shopper. */
export function makeSessions({ webFolder, storeUrl, kept, loop, turned, report }: Parts) {
  /** Electron keeps every session until it ends, about a megabyte each: one that was found blank is used again. */
  const blank: Session[] = [];

  function open(partition: string, doors: LoopDoors | null): Session {
    const opened = session.fromPartition(partition);
    guardSession(opened);
    const proxy = makeStoreProxy({ session: opened, storeUrl, kept });
    opened.protocol.handle(SCHEME, makeHandler({ webFolder, storeUrl, proxy, loop: doors, turned }));
    return opened;
  }

  return {
    openLoop: () => open(LOOP_PARTITION, loop),
    /** Nobody has used it, or nothing of who did is left. */
    openVisit: () => blank.pop() ?? open(`visit-${randomUUID()}`, null),
    /** Rejects when it can't be wiped; what is not blank then is never used again. */
    async wipeVisit(used: Session): Promise<void> {
      clipboard.clear();
      await used.closeAllConnections();
      await Promise.all([
        used.clearStorageData(),
        used.clearCache(),
        used.clearCodeCaches({}),
        used.clearAuthCache(),
        used.clearHostResolverCache(),
        used.clearData(),
      ]);
      await used.cookies.flushStore();
      if (await isBlank(used)) blank.push(used);
      else report('a wiped session was not blank: it is not used again');
    },
  };
}
