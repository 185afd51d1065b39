import { getPushKey, putPushWatches, readPushWatches, stopPushWatches } from '../../../contract/push.ts';
import { type Step, step } from '../step.ts';

const REFUSED = [400, 401, 403, 404, 409, 410, 422];
const NO_PUSH = 'Shoppers are not offered push messages.';
/** Not a push service, so that nothing is stored. */
const endpoint = 'http://conformance.invalid/none';

/** Push messages to browsers. Every backend rejects this subscription. */
export const pushSteps: readonly Step[] = [
  step(getPushKey, { without: NO_PUSH, needed: ['public_key'], request: () => ({}) }),
  step(putPushWatches, {
    needs: 'writes',
    statuses: REFUSED,
    without: NO_PUSH,
    request: () => ({ body: { endpoint, public_key: 'none', auth: 'none', time_zone: '', watches: [] } }),
  }),
  step(readPushWatches, { needs: 'writes', without: NO_PUSH, request: () => ({ body: { endpoint } }) }),
  step(stopPushWatches, {
    needs: 'writes',
    without: NO_PUSH,
    request: () => ({ body: { endpoint, watches: [] } }),
  }),
];
