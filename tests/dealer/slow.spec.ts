import { browsingJourneys } from './browsing.ts';
import { guestPurchase } from './buying.ts';
import { slow, test } from './fixtures.ts';

// Every page waits for several responses of 2 s, one after the other where one depends on another.
test.use({ variant: slow });
test.setTimeout(240_000);

browsingJourneys();
guestPurchase();
