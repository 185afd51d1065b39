import { accountJourney } from './account.ts';
import { browsingJourney } from './browsing.ts';
import { buyingJourney } from './buying.ts';
import { notFound } from './content.ts';
import { failing, JOURNEY_MS, test } from './fixtures.ts';

// A step that fails is repeated.
test.use({ variant: failing });
test.setTimeout(JOURNEY_MS);

// Content is read as a listing is, with the same repetitions.
browsingJourney([notFound]);
buyingJourney({ hasFreshVisitors: true });
accountJourney();
