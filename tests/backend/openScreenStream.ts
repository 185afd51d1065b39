import { expect } from 'vitest';
import type { BackendContext } from '../../server/backend/backendContext.ts';
import { kioskEventsOf } from '../../server/kioskService/commands/kioskEvents.ts';
import { waitFor } from '../waitFor.ts';

/** Opens the stream of a screen. Resolves, once it receives, to what is announced to the screen from then on. */
export async function openScreenStream(backend: BackendContext, deviceId: string) {
  const announced: string[] = [];
  const streams = kioskEventsOf(backend);
  const close = streams.add({
    deviceId,
    token: '',
    sendCommand: () => undefined,
    sendChange: () => announced.push('playlist'),
    ping: () => undefined,
    end: () => undefined,
  });
  await waitFor(() => expect(streams.hasLooked).toBe(true));
  return { announced, close };
}
