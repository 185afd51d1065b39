import { accountJourney } from './account.ts';
import { browsingJourney } from './browsing.ts';
import { buyingJourney } from './buying.ts';
import { contentJourney } from './content.ts';
import { countingJourney } from './counting.ts';
import { JOURNEY_MS, php, test } from './fixtures.ts';

test.use({ variant: php });
test.setTimeout(JOURNEY_MS);

browsingJourney();
buyingJourney({ hasFreshVisitors: true });
accountJourney();
contentJourney();
countingJourney();
