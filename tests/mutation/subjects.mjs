import { readFileSync } from 'node:fs';

/** Stryker's name for the lines of a file from one text, or its first line, up to another text, or its last line. */
function partOf(file, { from, before }) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const lineWith = (text) => {
    const index = lines.findIndex((line) => line.includes(text));
    if (index < 0) throw new Error(`${file} no longer contains: ${text}`);
    return index;
  };
  const first = from ? lineWith(from) + 1 : 1;
  const last = before ? lineWith(before) : lines.length;
  return `${file}:${first}-${last}`;
}

/**
 * The subjects of `node tools/stress/mutation.mjs`: the mutated files, and the tests that must kill the mutants. Parts of files exclude
 * functions that read the database or need a request: their tests start a backend, which takes seconds for each mutant.
 */
export const subjects = {
  cart: {
    project: 'server',
    mutate: [
      'server/backend/cart/totals.ts',
      'server/backend/cart/lineItems.ts',
      partOf('server/backend/cart/discounts.ts', { before: "Reads the tenant's coupon" }),
      partOf('server/backend/cart/delivery.ts', { before: 'const TITLES' }),
      partOf('server/backend/cart/money.ts', { from: 'export function allocate' }),
    ],
    tests: ['server/backend/cart/{totals,lineItems,discounts,delivery}.test.ts'],
  },
  payment: {
    project: 'server',
    mutate: [
      partOf('server/backend/checkout/readiness.ts', { before: 'interface ReadinessInput' }),
      'server/backend/checkout/{isSuspicious,packageAi}.ts',
    ],
    tests: ['server/backend/checkout/{readiness,packageAi,isSuspicious}.test.ts'],
  },
  playQueue: {
    project: 'dom',
    mutate: ['src/features/kiosk/plays/{playQueue,playBackup,playSender,backoff}.ts'],
    tests: ['src/features/kiosk/plays/*.test.{ts,tsx}'],
  },
  listingUrl: {
    project: 'app',
    mutate: ['src/features/catalog/listing/listingState.ts'],
    tests: ['src/features/catalog/listing/*.test.ts'],
  },
  pageStore: {
    project: 'server',
    mutate: ['server/hosting/page/{pageStore,pageFiles}.ts'],
    tests: ['server/hosting/page/{pageStore,pageFiles}.test.ts'],
  },
  idleWipe: {
    project: 'dom',
    mutate: [
      'src/features/kiosk/idle/{idleTimer,userActivity}.ts',
      'src/features/kiosk/idle/IdleTimeout.tsx',
    ],
    tests: ['src/features/kiosk/idle/*.test.{ts,tsx}'],
  },
};
