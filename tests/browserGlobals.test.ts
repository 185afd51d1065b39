import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../server/files/projectRoot.ts';

/**
 * Parts of a browser that are absent on plain http, in private windows or where site data is blocked, and that throw there.
 * Only the named files use them, each with a way on; the rest of src calls those files.
 */
const guards: [name: string, use: RegExp, files: string[]][] = [
  ['localStorage', /\blocalStorage\b/, ['src/browser/deviceStorage.ts']],
  ['sessionStorage', /\bsessionStorage\b/, ['src/browser/deviceStorage.ts']],
  ['indexedDB', /\bindexedDB\b/, ['src/features/kiosk/plays/playQueue.ts']],
  ['crypto.randomUUID', /\brandomUUID\b/, ['src/browser/uuid.ts']],
  ['crypto.subtle', /\bcrypto\??\.subtle\b|\bsubtle\b/, ['src/features/analytics/hashPerson.ts']],
  ['navigator.locks', /\bnavigator\??\.locks\b/, ['src/browser/withLock.ts']],
  [
    'BroadcastChannel',
    /\bBroadcastChannel\b/,
    ['src/api/delayedWrites/sendDelayedWrites.ts', 'src/serviceWorker/backgroundSync.ts'],
  ],
  [
    'caches',
    /\bcaches\.\w/,
    [
      'src/app/forgetShopper.ts',
      'src/features/offline/openablePages.ts',
      'src/browser/storageSpace.ts',
      'src/serviceWorker/keptResponses.ts',
      'src/serviceWorker/shellPolicy.ts',
      'src/serviceWorker/signOut.ts',
    ],
  ],
  [
    'navigator.serviceWorker',
    /\bnavigator\??\.serviceWorker\b/,
    [
      'src/api/http.ts',
      'src/api/delayedWrites/delayWrite.ts',
      'src/app/boot.tsx',
      'src/app/forgetShopper.ts',
      'src/features/push/pushSubscription.ts',
      'src/hydration/bootFailure.ts',
      'src/hydration/replayReads.ts',
      'src/platform/registerServiceWorker.ts',
    ],
  ],
  ['document.cookie', /\bdocument\??\.cookie\b/, ['src/browser/cookies.ts']],
  ['navigator.clipboard', /\bnavigator\??\.clipboard\b/, ['src/ui/ShareButton.tsx']],
  ['navigator.share', /\bnavigator\??\.share\b/, ['src/ui/ShareButton.tsx']],
];

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, '$1');

/** Uses outside the guards, as 'file: name'. */
const unguardedIn = (file: string, code: string): string[] =>
  guards.flatMap(([name, use, files]) =>
    use.test(withoutComments(code)) && !files.includes(file) ? [`${file}: ${name}`] : [],
  );

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$|\.dom\.test\.ts$/.test(file));

describe('parts of a browser that may be missing', () => {
  it('are used behind their guards only', () => {
    expect(sources.length).toBeGreaterThan(500);
    const code = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
    expect(sources.flatMap((file) => unguardedIn(file, code(file)))).toEqual([]);
  });

  it.each([
    "localStorage.getItem('a')",
    "window.sessionStorage.setItem('a', '1')",
    'const key = crypto.randomUUID();',
    'indexedDB.open(name)',
    "navigator.locks.request('a', work)",
    "new BroadcastChannel('a')",
    "caches.open('a')",
    "document.cookie = 'a=1'",
    'navigator.clipboard.writeText(url)',
    "crypto.subtle.digest('SHA-256', bytes)",
  ])('are found elsewhere: %s', (code) => expect(unguardedIn('src/features/x.ts', code)).toHaveLength(1));

  it('are not found in comments', () => {
    expect(unguardedIn('src/features/x.ts', '// localStorage is full\n/** sessionStorage */')).toEqual([]);
  });
});
