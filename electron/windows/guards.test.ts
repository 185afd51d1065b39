import { EventEmitter } from 'node:events';
import type { App, Session } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardAllWebContents, guardSession } from './guards';

const HOME = 'shop://storefront/kiosk';

/** Contents of a screen, as far as the guards use them. */
function screen() {
  const emitter = new EventEmitter();
  let openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
  const contents = Object.assign(emitter, {
    getURL: () => HOME,
    stop: vi.fn(),
    loadURL: vi.fn(async () => {}),
    setWindowOpenHandler: (handler: typeof openHandler) => {
      openHandler = handler;
    },
  });
  const app = new EventEmitter();
  const report = vi.fn();
  guardAllWebContents(app as unknown as App, report);
  app.emit('web-contents-created', {}, contents);
  return { contents, report, open: (url: string) => openHandler({ url }) };
}

describe('the guards of a screen', () => {
  let guarded: ReturnType<typeof screen>;
  beforeEach(() => {
    guarded = screen();
  });

  it.each(['about:blank', 'about:srcdoc', 'ABOUT:BLANK', 'about:blank#x'])('return from %s', (url) => {
    guarded.contents.emit('did-start-navigation', { url, isMainFrame: true, isSameDocument: false });
    expect(guarded.contents.stop).toHaveBeenCalledOnce();
    expect(guarded.contents.loadURL).toHaveBeenCalledExactlyOnceWith(HOME);
    expect(guarded.report).toHaveBeenCalledExactlyOnceWith('blocked: an about: page');
  });

  it.each([
    ['a frame of the dealer', { url: 'about:srcdoc', isMainFrame: false, isSameDocument: false }],
    ['a page of the shop', { url: `${HOME}?a`, isMainFrame: true, isSameDocument: false }],
  ])('let %s load', (_, details) => {
    guarded.contents.emit('did-start-navigation', details);
    expect(guarded.contents.loadURL).not.toHaveBeenCalled();
  });

  it.each([
    'https://evil.example/',
    'http://localhost/',
    'file:///etc/passwd',
    'data:text/html,x',
    'blob:shop://storefront/1',
    'javascript:alert(1)',
    'chrome://gpu',
    'view-source:shop://storefront/',
    'shop://other/',
    'shop://storefront.evil.example/',
    'not a url',
  ])('block %s', (url) => {
    for (const name of ['will-navigate', 'will-redirect']) {
      const event = { url, preventDefault: vi.fn() };
      guarded.contents.emit(name, event);
      expect(event.preventDefault, name).toHaveBeenCalledOnce();
    }
    const frame = { url, isMainFrame: true, preventDefault: vi.fn() };
    guarded.contents.emit('will-frame-navigate', frame);
    expect(frame.preventDefault).toHaveBeenCalledOnce();
    expect(guarded.open(url)).toEqual({ action: 'deny' });
    expect(guarded.contents.loadURL).not.toHaveBeenCalled();
  });

  it('report no path or query of what they block: they may hold a person', () => {
    guarded.contents.emit('will-navigate', { url: 'https://evil.example/a?b=ada', preventDefault: vi.fn() });
    expect(guarded.report).toHaveBeenCalledExactlyOnceWith('blocked: navigation to https://evil.example');
  });

  it('open a window of the shop in place', () => {
    expect(guarded.open('shop://storefront/stores')).toEqual({ action: 'deny' });
    expect(guarded.contents.loadURL).toHaveBeenCalledOnce();
  });
});

it('a session denies permissions, devices, system folders and downloads', () => {
  const emitter = new EventEmitter();
  const handlers: Record<string, (...args: never[]) => unknown> = {};
  const set = (name: string) => (handler: (...args: never[]) => unknown) => {
    handlers[name] = handler;
  };
  const electronSession = Object.assign(emitter, {
    setPermissionRequestHandler: set('request'),
    setPermissionCheckHandler: set('check'),
    setDevicePermissionHandler: set('device'),
    setSpellCheckerEnabled: vi.fn(),
  });
  guardSession(electronSession as unknown as Session);
  const answer = vi.fn();
  const call = handlers as Record<string, (...args: unknown[]) => unknown>;
  for (const permission of ['media', 'geolocation', 'fileSystem', 'clipboard-read', 'openExternal'])
    call.request?.({}, permission, answer);
  expect(answer.mock.calls).toEqual(Array(5).fill([false]));
  expect([call.check?.({}, 'media'), call.device?.({})]).toEqual([false, false]);
  const download = { preventDefault: vi.fn() };
  emitter.emit('will-download', download);
  expect(download.preventDefault).toHaveBeenCalledOnce();
  const restricted = vi.fn();
  emitter.emit('file-system-access-restricted', {}, {}, restricted);
  expect(restricted).toHaveBeenCalledExactlyOnceWith('deny');
});
