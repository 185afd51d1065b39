import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oldestBrowsers } from '../scripts/web/oldestBrowsers.ts';
import { projectRoot } from '../server/files/projectRoot.ts';
import { polyfills } from '../src/browser/polyfills.ts';
import { isOldBrowser } from '../src/hydration/isOldBrowser.ts';
import { addedIn, newerFeatures, testedAtStart } from './newerFeatures.ts';

const script = readFileSync(join(projectRoot, 'public/old-browser.js'), 'utf8');
/** The pages that no server renders. */
const plainPages = ['dist/web/index.html', 'dist/desk/desk.html'];

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

  it.each(plainPages)('is loaded by such browsers only in %s', (file) => {
    const page = readFileSync(join(projectRoot, file), 'utf8');
    expect(page).toContain('<script nomodule src="/old-browser.js"></script>');
  });
});

/** The globals of the first browsers with modules, as far as a check needs them. */
function browserOf2017() {
  const loaded: unknown[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (element: unknown) => loaded.push(element) },
  };
  return { document, window: {}, location: { href: 'https://shop.test/' }, loaded };
}

describe('the check of the plain shell and the desk', () => {
  const check = readFileSync(join(projectRoot, 'dist/web/check-browser.js'), 'utf8');

  it.each(plainPages)('is loaded in %s', (file) =>
    expect(readFileSync(join(projectRoot, file), 'utf8')).toContain(
      '<script defer src="/check-browser.js"></script>',
    ),
  );

  it('shows the notice in the first browsers with modules', () => {
    expect(() => parse(check, { ecmaVersion: 2017 })).not.toThrow();
    const browser = browserOf2017();
    runInNewContext(check, browser);
    expect(browser.loaded).toEqual([{ src: '/old-browser.js' }]);
  });

  it('shows none in a present browser', () => {
    const browser = browserOf2017();
    const { AbortSignal, structuredClone, WritableStream } = globalThis;
    runInNewContext(check, { ...browser, AbortSignal, window: { structuredClone, WritableStream } });
    expect(browser.loaded).toEqual([]);
  });
});

describe('the script in the head of a rendered page', () => {
  const inline = readFileSync(join(projectRoot, 'dist/web/.vite/inline.js'), 'utf8');

  it('is written for the first browsers with modules: Chrome 61, Edge 16, Firefox 60, Safari 11', () =>
    expect(() => parse(inline, { ecmaVersion: 2017 })).not.toThrow());

  it('loads the notice with only the globals that those browsers have', () => {
    const onceParsed: (() => void)[] = [];
    const browser = browserOf2017();
    const document = {
      ...browser.document,
      currentScript: { dataset: { files: '/assets/app.js' } },
      addEventListener: (_: string, listener: () => void) => onceParsed.push(listener),
      querySelector: () => null,
    };
    runInNewContext(inline, { ...browser, document });
    for (const run of onceParsed) run();
    expect(browser.loaded).toEqual([{ src: '/old-browser.js', type: 'text/javascript' }]);
  });
});

/** Uses behind a test that the check can't see: the app works without them. */
const guarded: Record<string, string> = {
  'new CompressionStream': 'monitoring/batch.ts sends without compression',
  'Notification.requestPermission': 'push/pushSubscription.ts: isPushSupported',
  'Notification.permission': 'desk/salesCalls tests for it',
  'new Notification': 'desk/salesCalls tests for it',
  'Error.captureStackTrace': 'zod and axios test for it',
  checkVisibility: 'react-aria tests for it',
  startViewTransition: 'React and React Router test for it',
  'document.startViewTransition': 'React Router tests for it',
  skipTransition: 'React and React Router have a transition then',
  'navigator.connection': 'React tests for it',
  'navigator.share': 'ShareButton.tsx tests for it',
  'window.requestIdleCallback': 'browser/scheduling.ts tests for it',
  'window.cancelIdleCallback': 'browser/scheduling.ts tests for it',
  'requestIdleCallback()': 'hydration tests for it',
  replaceSync: 'ui/DealerStyles.tsx: hasSheets',
  'document.adoptedStyleSheets': 'ui/DealerStyles.tsx: hasSheets',
  createPolicy: 'browser/trustedTypes.ts tests for it',
  getSubscription: 'push/pushSubscription.ts: isPushSupported',
  showNotification: 'only a push message calls it',
  getTransports: '@simplewebauthn tests for it',
  getPublicKey: '@simplewebauthn tests for it',
  getPublicKeyAlgorithm: '@simplewebauthn tests for it',
  getAuthenticatorData: '@simplewebauthn tests for it',
  isConditionalMediationAvailable: '@simplewebauthn tests for it',
  'attribute autocapitalize': 'a help for the keyboard of a phone',
  'attribute inert':
    'pictures outside of a carousel take the focus, and PayPal’s button asks before it opens',
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
    ['new RegExp(`(?<=a)b`)', 'look-behind'],
    ['class A { static { run(); } }', 'static block'],
    ['requestIdleCallback(run)', 'requestIdleCallback()'],
    ['navigator.userActivation.isActive', 'navigator.userActivation'],
    ['document.startViewTransition(update)', 'document.startViewTransition'],
    ['element.checkVisibility()', 'checkVisibility'],
    ['jsx("div", { inert: true })', 'attribute inert'],
    ['jsx("div", { popover: "auto" })', 'attribute popover'],
  ])('lack %s', (script, feature) => {
    expect(newerFeatures(script).map((found) => found.split(':')[0])).toEqual([feature]);
  });

  it.each([
    'list.at(-1)',
    'structuredClone(value)',
    'Object.hasOwn(a, b)',
    'URL.canParse?.(text)',
    'text.replaceAll(a, b)',
    'navigator.userActivation?.isActive',
    'element.checkVisibility?.()',
    'React.createContext(null)',
    'jsx("div", { hidden: true })',
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
