import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';
import { session } from '../../../contract/customer.ts';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { hashPassword, verifyPassword } from '../../../server/backend/customers/password.ts';
import { openBackend } from '../../../server/backend/openBackend.ts';
import { serveShop } from '../../../server/createShopServer.ts';
import { readEnv } from '../../../server/env.ts';
import { createServer } from '../../../server/hosting/createServer.ts';
import { exitOnUncaught } from '../../../server/logging/safeError.ts';

const SHOPPERS = 20;
const ROUNDS = 8;
const PASSWORD = 'violet-anvil-harbour';
const emailOf = (nth: number) => `shopper-${nth}@example.com`;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
const ms = (time: number) => `${time.toFixed(0)} ms`;

/** The times of tasks started simultaneously, over all rounds. */
async function parallelTimes(work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(...(await Promise.all(Array.from({ length: SHOPPERS }, (_, nth) => timeOf(() => work(nth))))));
  return times;
}
async function singleTimes(work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < SHOPPERS; nth += 1) times.push(await timeOf(() => work(nth)));
  return times;
}

exitOnUncaught();
const { backend, close } = await openBackend({ databaseUrl: process.env.DATABASE_URL, fill: seedDemoShop });
// The limit per address would otherwise end the measurement.
backend.limits = { signIn: 100_000, signInAccount: 100_000, newSession: 100_000, signUp: 100_000 };
const app = createServer('silent');
await serveShop(
  app,
  { ...readEnv({ RENDER_AHEAD: 'off' }), DATA_DIR: process.env.DATA_DIR ?? '.cache/sign-in-bench' },
  backend,
);

async function newSession() {
  const response = await app.inject({
    url: '/api/rest/customers/self/session',
    headers: { host: 'localhost' },
  });
  const [cookie = ''] = String(response.headers['set-cookie']).split(';');
  return {
    host: 'localhost',
    cookie,
    'x-csrf-token': z.parse(session, response.json()).customer_data.csrf_token,
  };
}
async function send(url: string, payload: object, headers: Awaited<ReturnType<typeof newSession>>) {
  const response = await app.inject({ method: 'POST', url: `/api/rest${url}`, headers, payload });
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
}
for (let nth = 0; nth < SHOPPERS; nth += 1) {
  const account = { firstname: 'Ada', lastname: 'Lind', email: emailOf(nth), password: PASSWORD };
  await send('/customers', account, await newSession());
}

/** Each sign-in uses a new session, like a browser that was never signed in. Opening it is not part of the measured time. */
const sessions = await Promise.all(Array.from({ length: SHOPPERS * (ROUNDS + 1) }, newSession));
const signIn = (nth: number) => {
  const headers = sessions.pop();
  if (!headers) throw new Error('No session is left.');
  return send('/customers/self/session', { login: emailOf(nth), password: PASSWORD }, headers);
};

const hash = await hashPassword(PASSWORD);
const verify = () => verifyPassword(PASSWORD, hash);
await verify();
const oneHash = percentile(await singleTimes(verify), 0.5);
const oneSignIn = percentile(await singleTimes(signIn), 0.5);
const hashes = await parallelTimes(verify);
const signIns = await parallelTimes(signIn);
const [ofHashes, ofSignIns] = [percentile(hashes, 0.95), percentile(signIns, 0.95)];

console.log(
  `${availableParallelism()} cores, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite'}, ${ROUNDS} rounds`,
);
console.log(`one hash alone, median:                     ${ms(oneHash)}`);
console.log(
  `one sign-in alone, median:                  ${ms(oneSignIn)}  (${(oneSignIn / oneHash).toFixed(2)} hashes)`,
);
console.log(`${SHOPPERS} hashes at once, p95:                     ${ms(ofHashes)}`);
console.log(
  `${SHOPPERS} sign-ins at once, p50 / p95:            ${ms(percentile(signIns, 0.5))} / ${ms(ofSignIns)}  (${(ofSignIns / ofHashes).toFixed(2)} times the ${SHOPPERS} hashes)`,
);
await app.close();
await close();
if (ofSignIns > 2 * ofHashes || oneSignIn > 2 * oneHash) {
  console.error('A sign-in takes more than twice the cost of its hash.');
  process.exit(1);
}
process.exit(0);
