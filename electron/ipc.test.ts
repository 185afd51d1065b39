import { expect, it, vi } from 'vitest';
import { VISIT_EVENTS_EVENT } from './ipcChannels';
import { rotatedUrl } from './rotation';

type Handle = (event: unknown, ...args: unknown[]) => Promise<unknown>;
const { handlers } = vi.hoisted(() => ({ handlers: new Map<string, Handle>() }));
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, handle: Handle) => handlers.set(channel, handle) },
}));
const { handleScreenCalls } = await import('./ipc');

/** The contents of a screen on a rotated display, and the frame inside the rotation page, in which the app runs. */
function rotatedScreen(path: string) {
  const url = rotatedUrl(90, path);
  const mainFrame = { parent: null, url, send: vi.fn(), framesInSubtree: [] as unknown[] };
  const appFrame = { parent: mainFrame, url: `shop://storefront${path}`, send: vi.fn() };
  mainFrame.framesInSubtree = [mainFrame, appFrame];
  return { contents: { mainFrame, isDestroyed: () => false }, appFrame };
}

it('hands the events of a visit to the loop on a rotated display', async () => {
  const loop = rotatedScreen('/kiosk');
  const visit = rotatedScreen('/');
  handleScreenCalls({
    loop: loop.contents,
    visit: { contents: visit.contents },
    registration: {},
    pairing: {},
    rotation: 90,
    report: vi.fn(),
  } as never);
  const events = [{ name: 'view_item' }];
  const sender = { sender: visit.contents, senderFrame: visit.appFrame };
  await handlers.get('visit.keepEvents')?.(sender, 'desk', events);
  expect(loop.appFrame.send).toHaveBeenCalledExactlyOnceWith(VISIT_EVENTS_EVENT, {
    destination: 'desk',
    events,
  });
});

it('logs why a call of a screen failed', async () => {
  const { contents, appFrame } = rotatedScreen('/kiosk');
  const report = vi.fn();
  handleScreenCalls({
    loop: contents,
    visit: { contents: null },
    registration: { isUnlocked: () => true },
    pairing: {},
    rotation: 90,
    rotate: async () => {
      throw new Error('ENOSPC: no space left on device');
    },
    report,
  } as never);
  const call = handlers.get('shell.rotate')?.({ sender: contents, senderFrame: appFrame });
  await expect(call).rejects.toThrow('ENOSPC');
  expect(report).toHaveBeenCalledExactlyOnceWith('shell.rotate: Error: ENOSPC: no space left on device');
});
