import { expect, it } from 'vitest';
import { ensureBuilt, serverParts } from '../../scripts/setup/builds.mjs';
import { sendMixedRequests } from '../../tools/bench/parts/mixedRequests.mjs';
import { isWholeForm } from '../wholeForm.ts';

const isShort = process.env.MEMORY_REQUESTS === undefined;
/** Usually 450 to 510 MB, depending on how often a busy machine collects garbage. */
const limitMb = 600;
/**
 * `npm run bench -- memory` sends 200,000 requests to 20,000 URLs of the imported catalog, which takes an hour or more. Without
 * these settings, the demo shop gets so few that only a leak of about half a megabyte per request fails the test.
 */
const requests = Number(process.env.MEMORY_REQUESTS ?? 300);
const addresses = Number(process.env.MEMORY_ADDRESSES ?? 200);
const timeoutMs = 300_000 + requests * 200;

// Starting its server takes half a minute, so the short form of the unit tests skips it.
it.runIf(isWholeForm || !isShort)(
  `keeps resident memory below ${limitMb} MB during and after ${requests} mixed requests`,
  async () => {
    await ensureBuilt(serverParts);
    const result = await sendMixedRequests({ requests, addresses, isImported: !isShort }, console.log);
    expect(result.failures).toBe('');
    expect(result.addresses).toBeGreaterThan(addresses * 0.95);
    expect(result.largest).toBeGreaterThan(0);
    expect(result.largest).toBeLessThan(limitMb);
  },
  timeoutMs,
);
