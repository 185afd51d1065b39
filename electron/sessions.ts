import { randomUUID } from 'node:crypto';
import { clipboard, type Session, session } from 'electron';
import { type LoopDoors, makeHandler } from './scheme/handler';
import type { KeptAnswers } from './scheme/keptAnswers';
import { SCHEME } from './scheme/scheme';
import { makeStoreProxy } from './scheme/storeProxy';
import { guardSession } from './windows/guards';

interface Parts {
  webFolder: string;
  storeUrl: string;
  kept: KeptAnswers;
  loop: LoopDoors;
}

const LOOP_PARTITION = 'persist:loop';

/** The sessions of the kiosk: one that stays for the loop, its queue and its device; one in memory for each shopper. */
export function makeSessions({ webFolder, storeUrl, kept, loop }: Parts) {
  function open(partition: string, doors: LoopDoors | null): Session {
    const opened = session.fromPartition(partition);
    guardSession(opened);
    const proxy = makeStoreProxy({ session: opened, storeUrl, kept });
    opened.protocol.handle(SCHEME, makeHandler({ webFolder, storeUrl, proxy, loop: doors }));
    return opened;
  }

  return {
    openLoop: () => open(LOOP_PARTITION, loop),
    /** In memory and never named twice, so that one shopper cannot meet another's traces. */
    openVisit: () => open(`visit-${randomUUID()}`, null),
    async wipeVisit(used: Session): Promise<void> {
      clipboard.clear();
      used.protocol.unhandle(SCHEME);
      await used.closeAllConnections();
      await Promise.all([
        used.clearStorageData(),
        used.clearCache(),
        used.clearAuthCache(),
        used.clearHostResolverCache(),
        used.clearData(),
        used.cookies.flushStore(),
      ]);
    },
  };
}
