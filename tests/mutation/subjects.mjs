/** The subjects of `npm run mutation`: the mutated files, and the tests that must kill the mutants. */
export const subjects = {
  cart: {
    project: 'node',
    // Line ranges exclude functions that read the database or need a request; other tests cover these.
    mutate: [
      'server/backend/cart/totals.ts',
      'server/backend/cart/lineItems.ts',
      'server/backend/cart/discounts.ts:1-73',
      'server/backend/cart/delivery.ts:1-35',
      'server/backend/cart/money.ts:39-61',
    ],
    tests: ['server/backend/cart/{totals,lineItems,discounts,delivery}.test.ts'],
  },
  payment: {
    project: 'node',
    mutate: [
      'server/backend/checkout/readiness.ts:1-78',
      'server/backend/checkout/{isSuspicious,packageAi}.ts',
    ],
    tests: ['server/backend/checkout/{readiness,packageAi,isSuspicious}.test.ts'],
  },
  playQueue: {
    project: 'app',
    mutate: ['src/features/kiosk/plays/{playQueue,playBackup,playDatabase,playSender,backoff}.ts'],
    tests: ['src/features/kiosk/plays/*.test.{ts,tsx}'],
  },
  listingUrl: {
    project: 'app',
    mutate: ['src/features/catalog/listing/listingState.ts'],
    tests: ['src/features/catalog/listing/*.test.ts'],
  },
  pageCache: {
    project: 'node',
    mutate: ['server/hosting/page/pageCache.ts'],
    tests: ['server/hosting/page/pageCache.test.ts'],
  },
  idleWipe: {
    project: 'app',
    mutate: [
      'src/features/kiosk/idle/{idleTimer,userActivity}.ts',
      'src/features/kiosk/idle/IdleTimeout.tsx',
    ],
    tests: ['src/features/kiosk/idle/*.test.{ts,tsx}'],
  },
};
