import { accountJourneys } from './account.ts';
import { browsingJourneys } from './browsing.ts';
import { buyingJourneys } from './buying.ts';
import { contentJourneys } from './content.ts';
import { failing, test } from './fixtures.ts';

test.use({ variant: failing });
// A step that fails is repeated.
test.setTimeout(240_000);

browsingJourneys();
buyingJourneys();
accountJourneys();
contentJourneys();
