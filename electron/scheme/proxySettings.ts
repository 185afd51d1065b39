import { net, type Session } from 'electron';
import type { Settings } from '../settings';

type ProxySettings = Pick<Settings, 'proxy' | 'proxyUser' | 'proxyPassword'>;

/**
 * Returns a function that gives a session the proxy of the settings; without the setting it has the operating system's.
 *
 * Session.fetch can't answer a proxy that wants a password. One request of the net module answers it, and Chromium then repeats
 * the password by itself for all requests of the session.
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
      // A proxy that asks again refuses the password.
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
