import type { BackendModule } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withStaleFallback } from './translations';

const backend = (error: Error | null, texts: Record<string, string> | null): BackendModule => ({
  type: 'backend',
  init() {},
  read: (_language, _namespace, done) => done(error, texts),
});

function read(from: BackendModule) {
  const done = vi.fn();
  withStaleFallback(from).read('fr', 'site', done);
  return done;
}

const writeCache = (text: string) => window.localStorage.setItem('i18next_res_fr-site', text);

afterEach(() => window.localStorage.clear());

describe('withStaleFallback', () => {
  it('uses cached translations of any age when the backend fails', () => {
    writeCache(JSON.stringify({ home: 'Accueil', i18nStamp: 1, i18nVersion: '0.0.1' }));
    expect(read(backend(new Error('offline'), null))).toHaveBeenCalledWith(null, { home: 'Accueil' });
  });

  it('uses the translations of the backend when it succeeds', () => {
    writeCache(JSON.stringify({ home: 'Ancien', i18nStamp: 1 }));
    expect(read(backend(null, { home: 'Accueil' }))).toHaveBeenCalledWith(null, { home: 'Accueil' });
  });

  it.each(['', 'no json', '7'])('reports the error when the cache is unreadable: "%s"', (text) => {
    writeCache(text);
    const error = new Error('offline');
    expect(read(backend(error, null))).toHaveBeenCalledWith(error, null);
  });
});
