import { randomUUID } from 'node:crypto';
import { clipboard, protocol, type Session, session } from 'electron';
import type { Rotation } from './rotation';
import { createBackendProxy } from './scheme/backendProxy';
import { createConfiguredOrigins } from './scheme/configuredOrigins';
import { createSchemeHandler, type LoopAccess, type VisitAccess } from './scheme/handler';
import type { NetworkState } from './scheme/networkFault';
import { SCHEME } from './scheme/origin';
import type { ResponseCache } from './scheme/responseCache';
import { guardSession } from './windows/guards';

/** Registers the app's scheme as a standard, secure one. Call before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
        corsEnabled: true,
      },
    },
  ]);
}

interface Options {
  webFolder: string;
  backendUrl: string;
  cache: ResponseCache;
  loop: LoopAccess;
  visit: VisitAccess;
  rotation: Rotation;
  network: NetworkState;
  /** Configures the proxy of a new session. */
  applyProxy: (electronSession: Session) => void;
  report: (problem: string) => void;
}

const LOOP_PARTITION = 'persist:loop';
const SERVICE_PARTITION = 'service';

/** True for an in-memory session without cookies, cache or storage on disk. */
async function isBlank(electronSession: Session): Promise<boolean> {
  const [cookies, cacheBytes] = await Promise.all([
    electronSession.cookies.get({}),
    electronSession.getCacheSize(),
  ]);
  return cookies.length === 0 && cacheBytes === 0 && electronSession.storagePath === null;
}

/** The kiosk's Electron sessions: a persistent one for the loop, its queue and its device, and in-memory ones for visits. */
export function createElectronSessions(options: Options) {
  const { webFolder, backendUrl, cache, loop, rotation, network, applyProxy, report } = options;
  /** Electron keeps every session until the app exits, about 1 MB each, so a session that is blank after its wipe is reused. */
  const reusable: Session[] = [];
  const configuredOrigins = createConfiguredOrigins(cache, backendUrl);

  function open(partition: string, loopAccess: LoopAccess | null): Session {
    const electronSession = session.fromPartition(partition);
    guardSession(electronSession);
    applyProxy(electronSession);
    const proxy = createBackendProxy({ electronSession, backendUrl, cache, network, report });
    const visit = loopAccess ? null : options.visit;
    const handler = createSchemeHandler({
      webFolder,
      backendUrl,
      proxy,
      rotation,
      visit,
      loop: loopAccess,
      configuredOrigins,
    });
    electronSession.protocol.handle(SCHEME, handler);
    return electronSession;
  }

  return {
    openLoop: () => open(LOOP_PARTITION, loop),
    /** A session without the scheme, for commands: their stream would otherwise use one of the loop's six sockets per host. */
    openService(): Session {
      const electronSession = session.fromPartition(SERVICE_PARTITION);
      guardSession(electronSession);
      applyProxy(electronSession);
      return electronSession;
    },
    /** Returns a session that is new, or blank after its wipe. */
    openVisit(): Session {
      const reused = reusable.pop();
      if (!reused) return open(`visit-${randomUUID()}`, null);
      // The wipe has also removed the proxy's password.
      applyProxy(reused);
      return reused;
    },
    /** Rejects when Electron fails to clear the session. Such a session, or one that is not blank, is never reused. */
    async wipeVisit(electronSession: Session): Promise<void> {
      clipboard.clear();
      await electronSession.closeAllConnections();
      await Promise.all([
        electronSession.clearStorageData(),
        electronSession.clearCache(),
        electronSession.clearCodeCaches({}),
        electronSession.clearAuthCache(),
        electronSession.clearHostResolverCache(),
        electronSession.clearData(),
      ]);
      await electronSession.cookies.flushStore();
      if (await isBlank(electronSession)) reusable.push(electronSession);
      else report('a wiped session was not blank: it is not reused');
    },
  };
}
