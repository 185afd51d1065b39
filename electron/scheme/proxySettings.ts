import { join } from 'node:path';
import { net, type Session, safeStorage } from 'electron';
import * as z from 'zod/mini';
import type { ProxyChange } from '../../src/platform/platform';
import { readJsonFile, writeFileAtomically } from '../atomicFile';
import type { Settings } from '../settings';

type ProxySettings = Pick<Settings, 'proxy' | 'proxyUser' | 'proxyPassword'>;

const FILE = 'proxy.json';
/** sealed: the password, encrypted with the keyring, base64. */
const fileSchema = z.object({
  proxy: z.nullable(z.string()),
  proxyUser: z.string(),
  sealed: z.string(),
});

/** The proxy that staff set at the screen, or else that of the settings. Call after the vault is open (keyring). */
export function readProxySettings(
  folder: string,
  configured: ProxySettings,
  report: (problem: string) => void,
): ProxySettings {
  const file = readJsonFile(join(folder, FILE), fileSchema);
  if (!file) return configured;
  const { proxy, proxyUser, sealed } = file;
  try {
    const proxyPassword = sealed && safeStorage.decryptString(Buffer.from(sealed, 'base64'));
    return { proxy, proxyUser, proxyPassword };
  } catch (error) {
    report(`the password of the proxy can not be decrypted: ${String(error)}`);
    return { proxy, proxyUser, proxyPassword: '' };
  }
}

/**
 * Saves the proxy that staff set at the screen. It applies after a restart. The stored password is only retained for the same address and
 * user: an unregistered screen does not ask for a passcode, and must not be able to send the password to another proxy.
 */
export async function saveProxySettings(
  folder: string,
  current: ProxySettings,
  { address, user, password }: ProxyChange,
): Promise<void> {
  const proxy = address.trim() || null;
  const proxyUser = user.trim();
  const isSame = proxy === current.proxy && proxyUser === current.proxyUser;
  const secret = password ?? (isSame ? current.proxyPassword : '');
  const file = {
    proxy,
    proxyUser,
    sealed: secret && safeStorage.encryptString(secret).toString('base64'),
  };
  await writeFileAtomically(join(folder, FILE), JSON.stringify(file));
}

/**
 * Returns a function that configures the proxy of a session; without the setting, the session uses the operating system's.
 *
 * Session.fetch can't authenticate with a proxy. One request of the net module does so, and Chromium then repeats the password for all
 * requests of the session.
 */
export function createProxySetter(
  { proxy, proxyUser, proxyPassword }: ProxySettings,
  backendUrl: string,
  report: (problem: string) => void,
): (electronSession: Session) => void {
  function authenticate(electronSession: Session): void {
    const request = net.request({
      url: new URL('/healthz', backendUrl).href,
      session: electronSession,
      method: 'HEAD',
    });
    let hasAnswered = false;
    request.on('login', ({ isProxy }, answer) => {
      // A proxy that asks again has rejected the password.
      if (isProxy && !hasAnswered) answer(proxyUser, proxyPassword);
      else answer();
      hasAnswered = true;
    });
    request.on('response', (response) => response.on('data', () => {}));
    request.on('error', (error) => report(`proxy: ${error.message}`));
    request.end();
  }

  return (electronSession) => {
    const applied = proxy === null ? Promise.resolve() : electronSession.setProxy({ proxyRules: proxy });
    applied
      .then(() => proxyUser !== '' && authenticate(electronSession))
      .catch((error: unknown) => report(`proxy: ${String(error)}`));
  };
}
