import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { KioskBridge } from '../src/platform/platform';
import { COVERED_EVENT } from './ipcChannels';

const { ipc, exposed } = vi.hoisted(() => ({ ipc: { present: false }, exposed: { kiosk: null as unknown } }));
let events: EventEmitter;
vi.mock('electron', () => ({
  ipcRenderer: {
    on: (name: string, listener: () => void) => events.on(name, listener),
    off: (name: string, listener: () => void) => events.off(name, listener),
    invoke: async (channel: string) => (channel === 'visit.isPresent' ? ipc.present : undefined),
  },
  contextBridge: { exposeInMainWorld: (_: string, bridge: unknown) => (exposed.kiosk = bridge) },
  webFrame: { executeJavaScript: async () => {} },
}));

afterEach(() => vi.resetModules());

async function listen() {
  events = new EventEmitter();
  await import('./preload');
  const seen: boolean[] = [];
  const stop = (exposed.kiosk as KioskBridge).visit.onCovered((isCovered) => seen.push(isCovered));
  await Promise.resolve();
  return { seen, stop };
}

it('tells a loop that was reloaded during a visit that it is covered', async () => {
  ipc.present = true;
  const { seen } = await listen();
  await vi.waitFor(() => expect(seen).toEqual([true]));
  events.emit(COVERED_EVENT, {}, false);
  expect(seen).toEqual([true, false]);
});

it('tells nothing without a visit, or after listening has ended', async () => {
  ipc.present = false;
  const { seen, stop } = await listen();
  stop();
  events.emit(COVERED_EVENT, {}, true);
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
});
