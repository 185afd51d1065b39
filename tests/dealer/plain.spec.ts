import { accountJourney } from './account.ts';
import { browsingJourney } from './browsing.ts';
import { buyingJourney } from './buying.ts';
import { contentJourney } from './content.ts';
import { countingJourney } from './counting.ts';
import { JOURNEY_MS, plain, test } from './fixtures.ts';

test.use({ variant: plain });
test.setTimeout(JOURNEY_MS);

test.describe('a backend written to the specification', { tag: '@core' }, () => buyingJourney());
browsingJourney();
accountJourney();
contentJourney();
countingJourney();
