import { accountJourney } from './account.ts';
import { browsingJourney } from './browsing.ts';
import { buyingJourney } from './buying.ts';
import { contentJourney } from './content.ts';
import { JOURNEY_MS, openShapes, test } from './fixtures.ts';

test.use({ variant: openShapes });
test.setTimeout(JOURNEY_MS);

browsingJourney();
buyingJourney();
accountJourney();
contentJourney();
