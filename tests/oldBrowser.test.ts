import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oldestBrowsers } from '../scripts/web/oldestBrowsers.ts';
import { projectRoot } from '../server/projectRoot.ts';
import { polyfills } from '../src/browser/polyfills.ts';
import { isOldBrowser } from '../src/hydration/isOldBrowser.ts';
import { addedIn, newerFeatures, testedAtStart } from './newerFeatures.ts';

const script = readFileSync(join(projectRoot, 'public/old-browser.js'), 'utf8');

interface Shown {
  role: string;
  text: string;
}

/** Runs the file with only the globals of a browser of 2010 and returns the first element of the page. */
function bannerIn(lang: string, language?: string): Shown {
  const body: { firstChild: object; banner?: Shown } = { firstChild: {} };
  const insertBefore = (banner: Shown, before: object) => {
    expect(before).toBe(body.firstChild);
    body.banner = banner;
  };
  const makeElement = () => {
    const element = { role: '', text: '', style: {} };
    return {
      ...element,
      setAttribute(name: 'role', value: string) {
        this[name] = value;
      },
      appendChild(text: string) {
        this.text = text;
      },
    };
  };
  const document = {
    documentElement: { lang },
    body: Object.assign(body, { insertBefore }),
    createElement: makeElement,
    createTextNode: (text: string) => text,
  };
  runInNewContext(script, { document, navigator: { language } });
  return body.banner as Shown;
}

describe('the notice for browsers without modules', () => {
  it('is written in ES5', () => expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow());

  it('is an alert before all other content', () => {
    expect(bannerIn('en')).toMatchObject({
      role: 'alert',
      text: 'You seem to be using an old browser.  Please upgrade to a newer browser to see this content.',
    });
  });

  it.each([
    ['fr-CA', 'en'],
    ['', 'fr'],
  ])('is in French on a page in "%s" for a browser in "%s"', (page, browser) => {
    expect(bannerIn(page, browser).text).toContain('Votre navigateur semble ancien.');
  });

  it('is loaded by such browsers only', () => {
    const page = readFileSync(join(projectRoot, 'index.html'), 'utf8');
    expect(page).toContain('<script nomodule src="/old-browser.js"></script>');
  });
});

/** Uses behind a test that the check can't see: the app works without them. */
const guarded: Record<string, string> = {
  'new CompressionStream': 'monitoring/batch.ts sends without compression',
  'Notification.requestPermission': 'push/pushSubscription.ts: isPushSupported',
  'Notification.permission': 'desk/salesCalls tests for it',
  'new Notification': 'desk/salesCalls tests for it',
  'Error.captureStackTrace': 'zod and axios test for it',
};

/** Files that only the kiosk loads, whose browser is Electron. */
const KIOSK = /^(KioskPage|PdfDocument|pdf\.worker)/;

function builtScripts(): [string, string][] {
  const folders = ['dist/web/assets', 'dist/web', 'dist/web/.vite', 'dist/desk/assets'];
  return folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder))
      .filter((name) => /\.m?js$/.test(name) && !KIOSK.test(name))
      .map((name): [string, string] => [name, readFileSync(join(projectRoot, folder, name), 'utf8')]),
  );
}

describe('the oldest browsers (package.json)', () => {
  it.each([
    ['URL.canParse(text)', 'URL.canParse'],
    ['list.toSorted()', 'toSorted'],
    ['list.findLast(test)', 'findLast'],
    ['Object.groupBy(list, key)', 'Object.groupBy'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['/(?<!a)b/.test(text)', 'look-behind'],
    ['new RegExp("(?<=a)b")', 'look-behind'],
    ['class A { static { run(); } }', 'static block'],
  ])('lack %s', (script, feature) => {
    expect(newerFeatures(script).map((found) => found.split(':')[0])).toEqual([feature]);
  });

  it.each([
    'list.at(-1)',
    'structuredClone(value)',
    'Object.hasOwn(a, b)',
    'URL.canParse?.(text)',
    'text.replaceAll(a, b)',
  ])('have %s, or the script tests for it', (script) => expect(newerFeatures(script)).toEqual([]));

  it('have all that the built files use', () => {
    const scripts = builtScripts();
    expect(scripts.length).toBeGreaterThan(50);
    const newer = scripts.flatMap(([name, script]) =>
      newerFeatures(script)
        .filter((found) => {
          const [feature = ''] = found.split(':');
          return !(feature in guarded) && !(feature in polyfills);
        })
        .map((found) => `${name} ${found}`),
    );
    expect(newer).toEqual([]);
  });
});

describe('the check before the start', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('rejects all browsers below the list and none of the list', () => {
    for (const [name, version] of Object.entries(oldestBrowsers)) {
      const browser = name === 'ios_saf' ? 'safari_ios' : name;
      expect([browser, Math.max(...testedAtStart.map((feature) => addedIn(feature, browser)))]).toEqual([
        browser,
        Number(version),
      ]);
    }
  });

  it('accepts a present browser', () => {
    vi.stubGlobal('window', globalThis);
    expect(isOldBrowser()).toBe(false);
  });

  it('rejects a browser without AbortSignal or WritableStream', () => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('WritableStream', undefined);
    Reflect.deleteProperty(globalThis, 'WritableStream');
    expect(isOldBrowser()).toBe(true);
    vi.stubGlobal('AbortSignal', undefined);
    expect(isOldBrowser()).toBe(true);
  });
});
