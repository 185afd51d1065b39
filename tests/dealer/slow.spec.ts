import { browsingJourney } from './browsing.ts';
import { purchaseJourney } from './buying.ts';
import { JOURNEY_MS, slow, test } from './fixtures.ts';

// Every page waits for several responses of a second, one after the other where one depends on another.
test.use({ variant: slow });
test.setTimeout(JOURNEY_MS);

browsingJourney();
purchaseJourney();
