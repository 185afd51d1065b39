import { expect, it, vi } from 'vitest';
import type { Transport } from '../../../contract/transport.ts';
import { firstVersion } from '../../../tests/server/testPage.ts';
import type { DataVersion } from './pageVersion.ts';
import { sharedResponses } from './sharedResponses.ts';

it('asks again after a change, also for a revision that another database had before', async () => {
  const send = vi.fn<Transport>(async () => ({ status: 200, body: {} }));
  let version: DataVersion = firstVersion;
  const api = sharedResponses(
    () => send,
    async () => version,
  );
  const read = () => api('shop.example', 'en')({ method: 'GET', path: '/blocks/footer' });
  await read();
  await read();
  expect(send).toHaveBeenCalledTimes(1);
  version = { ...firstVersion, revision: 2, stamp: 'b' };
  await read();
  expect(send).toHaveBeenCalledTimes(2);
  version = { ...firstVersion, stamp: 'of a backup' };
  await read();
  expect(send).toHaveBeenCalledTimes(3);
});
