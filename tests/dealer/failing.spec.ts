import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys, freshVisitors } from './buying.ts';
import { notFoundJourney } from './content.ts';
import { failing, test } from './fixtures.ts';

test.use({ variant: failing });
// A step that fails is repeated.
test.setTimeout(240_000);

browsingJourneys();
buyingJourneys();
freshVisitors();
accountJourneys();
// Content is read as a listing is, with the same repetitions.
notFoundJourney();
