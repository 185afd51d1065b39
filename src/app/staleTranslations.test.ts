import type { BackendModule } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orStale } from './staleTranslations';

const backend = (error: Error | null, texts: Record<string, string> | null): BackendModule => ({
  type: 'backend',
  init() {},
  read: (_language, _namespace, done) => done(error, texts),
});

function read(from: BackendModule) {
  const done = vi.fn();
  orStale(from).read('fr', 'site', done);
  return done;
}

const kept = (text: string) => window.localStorage.setItem('i18next_res_fr-site', text);

afterEach(() => window.localStorage.clear());

describe('texts without network', () => {
  it('are those of an earlier visit, however old', () => {
    kept(JSON.stringify({ home: 'Accueil', i18nStamp: 1, i18nVersion: '0.0.1' }));
    expect(read(backend(new Error('offline'), null))).toHaveBeenCalledWith(null, { home: 'Accueil' });
  });

  it('are the new ones when they come', () => {
    kept(JSON.stringify({ home: 'Ancien', i18nStamp: 1 }));
    expect(read(backend(null, { home: 'Accueil' }))).toHaveBeenCalledWith(null, { home: 'Accueil' });
  });

  it.each(['', 'no json', '7'])('are missing when nothing was kept that can be read: "%s"', (text) => {
    kept(text);
    const error = new Error('offline');
    expect(read(backend(error, null))).toHaveBeenCalledWith(error, null);
  });
});
